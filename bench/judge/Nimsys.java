import java.util.Scanner;
public class Nimsys {
  public static void main(String[] a) {
    Scanner s = new Scanner(System.in);
    System.out.println("Welcome to Nim\n");
    boolean again = true;
    System.out.println("Please enter Player 1's name:"); String p1 = s.nextLine().trim();
    System.out.println();
    System.out.println("Please enter Player 2's name:"); String p2 = s.nextLine().trim();
    System.out.println();
    while (again) {
      System.out.println("Please enter upper bound of stone removal:"); int b = Integer.parseInt(s.nextLine().trim());
      System.out.println();
      System.out.println("Please enter initial number of stones:"); int n = Integer.parseInt(s.nextLine().trim());
      boolean first = true;
      while (n > 0) {
        System.out.println();
        System.out.print(n + " stones left:"); for (int i = 0; i < n; i++) System.out.print(" *"); System.out.println();
        System.out.println((first ? p1 : p2) + "'s turn - remove how many?");
        n -= Integer.parseInt(s.nextLine().trim()); first = !first;
      }
      System.out.println("\nGame Over");
      System.out.println((first ? p1 : p2) + " wins!\n");
      System.out.println("Do you want to play again (Y/N):");
      again = s.nextLine().trim().equals("Y");
    }
  }
}
