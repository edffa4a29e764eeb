// A bot for every game of taking sticks: stones, kayles, sticks, piles, taking.
// Build: javac Nim.java
// Run: java Nim
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Nim {
    /** A legal move. In rows 1 is a stick, 0 a gap, and / stands between rows: 1101/111. */
    static String choose(String rows, int least) {
        // Your own idea goes here. This takes the fewest sticks allowed, from the right end of the last run that has so many.
        int at = rows.lastIndexOf("1".repeat(least));
        String before = rows.substring(0, at);
        int row = (int) before.chars().filter(sign -> sign == '/').count() + 1;
        int left = at - before.lastIndexOf('/');
        return row + ":" + left + "-" + (left + least - 1);
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int least = 1; // the fewest sticks that a move may take
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.trim().split(" ");
            switch (words[0]) {
                case "grundy":
                    System.out.println("ready");
                    break;
                case "new":
                    Matcher take = Pattern.compile(" take=(\\d+)").matcher(line);
                    least = take.find() ? Integer.parseInt(take.group(1)) : 1;
                    break;
                case "go":
                    System.out.println(choose(words[1], least));
                    break;
                case "quit":
                    return;
            }
            System.out.flush();
        }
    }
}
