// A bot for every game of taking sticks: stones, kayles, sticks, piles, taking.
// Run: dotnet run Nim.cs (from .NET 10 on)
// or Build: mcs Nim.cs
//    Run: mono Nim.exe
using System;
using System.Linq;
using System.Text.RegularExpressions;

class Nim
{
    /// A legal move. In rows 1 is a stick, 0 a gap, and / stands between rows: 1101/111.
    static string Choose(string rows, int least)
    {
        // Your own idea goes here. This takes the fewest sticks allowed, from the right end of the last run that has so many.
        int at = rows.LastIndexOf(new string('1', least), StringComparison.Ordinal);
        string before = rows.Substring(0, at);
        int row = before.Count(sign => sign == '/') + 1;
        int left = at - before.LastIndexOf('/');
        return row + ":" + left + "-" + (left + least - 1);
    }

    static void Main()
    {
        int least = 1; // the fewest sticks that a move may take
        for (string line = Console.ReadLine(); line != null; line = Console.ReadLine())
        {
            string[] words = line.Split(' ');
            switch (words[0])
            {
                case "grundy":
                    Console.WriteLine("ready");
                    break;
                case "new":
                    Match take = Regex.Match(line, @" take=(\d+)");
                    least = take.Success ? int.Parse(take.Groups[1].Value) : 1;
                    break;
                case "go":
                    Console.WriteLine(Choose(words[1], least));
                    break;
                case "quit":
                    return;
            }
            Console.Out.Flush();
        }
    }
}
