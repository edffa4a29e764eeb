/** The class that answers for a Java submission. One class file, so no lambdas with names of their own and no classes inside. */
export const javaHarness = "GrundyHarness";

export const javaSource = String.raw`
import java.io.*;
import java.lang.reflect.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public final class GrundyHarness {
  private final Map<String, Class<?>> classes = new HashMap<>();
  private final Map<String, Object> objects = new HashMap<>();

  public static void main(String[] ignored) throws IOException {
    // Before any class of the submission is loaded: what it prints is for nobody, and it has nothing to read.
    // Nothing is held back: whoever waits for an answer knows by it which question was not survived.
    OutputStream pipe = new FileOutputStream(FileDescriptor.out);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setIn(new ByteArrayInputStream(new byte[0]));
    String mark = in.readLine();
    GrundyHarness harness = new GrundyHarness();
    for (String line; (line = in.readLine()) != null; ) {
      if (line.isEmpty()) continue;
      pipe.write((mark + "\t" + harness.answer(line) + "\n").getBytes(StandardCharsets.UTF_8));
    }
    Runtime.getRuntime().halt(0);
  }

  private String answer(String line) {
    String[] words = line.split("\t", -1);
    for (int i = 0; i < words.length; i++) words[i] = plain(words[i]);
    try {
      switch (words[0]) {
        case "bind": return bind(words[1], words[2]);
        case "members": return members(classes.get(words[1]));
        case "field": return field(classes.get(words[1]), words[2]);
        case "new": return create(words[1], classes.get(words[2]), Arrays.copyOfRange(words, 3, words.length));
        default: return call(words[1], objects.get(words[2]), words[3], Arrays.copyOfRange(words, 4, words.length));
      }
    } catch (InvocationTargetException wrapped) {
      return thrown(wrapped.getCause());
    } catch (Throwable error) {
      return thrown(error);
    }
  }

  private String bind(String name, String reference) throws Throwable {
    try {
      classes.put(name, Class.forName(reference));
      return "value\tn";
    } catch (ClassNotFoundException error) {
      return "missing\tclass";
    }
  }

  private String field(Class<?> type, String name) throws Throwable {
    if (type == null) return "missing\tclass";
    try {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      return "value\t" + word(field.get(null), "");
    } catch (NoSuchFieldException | NullPointerException error) {
      return "missing\tfield";
    }
  }

  private String create(String handle, Class<?> type, String[] given) throws Throwable {
    if (type == null) return "missing\tclass";
    for (Constructor<?> each : type.getDeclaredConstructors()) {
      if (!fits(each.getParameterTypes(), given)) continue;
      each.setAccessible(true);
      objects.put(handle, each.newInstance(values(each.getParameterTypes(), given)));
      return "value\to" + escaped(type.getSimpleName());
    }
    return "missing\tconstructor";
  }

  private String call(String handle, Object target, String name, String[] given) throws Throwable {
    if (target == null) return "missing\tobject";
    for (Method each : methods(target.getClass())) {
      if (!each.getName().equals(name) || !fits(each.getParameterTypes(), given)) continue;
      each.setAccessible(true);
      Object[] values = values(each.getParameterTypes(), given);
      String answer = "value\t" + word(each.invoke(target, values), handle);
      return Arrays.deepEquals(values, values(each.getParameterTypes(), given)) ? answer : answer + "\tchanged";
    }
    return "missing\tmethod";
  }

  private static List<Method> methods(Class<?> type) {
    List<Method> all = new ArrayList<>(Arrays.asList(type.getMethods()));
    for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass())
      for (Method method : each.getDeclaredMethods())
        if (!all.contains(method)) all.add(method);
    return all;
  }

  private boolean fits(Class<?>[] types, String[] words) {
    if (types.length != words.length) return false;
    for (int i = 0; i < types.length; i++) if (!fits(types[i], words[i])) return false;
    return true;
  }

  private boolean fits(Class<?> type, String word) {
    switch (word.charAt(0)) {
      case 'n': return !type.isPrimitive();
      case 's': return type == String.class;
      case 'i': return type == int.class || type == long.class || type == Integer.class;
      case 'z': return type == boolean.class || type == Boolean.class;
      case 'a': return type == boolean[].class;
      default: return type.isInstance(objects.get(word.substring(1)));
    }
  }

  private Object[] values(Class<?>[] types, String[] words) {
    Object[] values = new Object[words.length];
    for (int i = 0; i < words.length; i++) values[i] = value(types[i], words[i].charAt(0), words[i].substring(1));
    return values;
  }

  private Object value(Class<?> type, char kind, String text) {
    switch (kind) {
      case 'n': return null;
      case 's': return text;
      case 'i': return type == long.class ? (Object) Long.valueOf(text) : (Object) Integer.valueOf(text);
      case 'z': return Boolean.valueOf(text);
      case 'a':
        boolean[] flags = new boolean[text.length()];
        for (int i = 0; i < flags.length; i++) flags[i] = text.charAt(i) == '1';
        return flags;
      default: return objects.get(text);
    }
  }

  private String word(Object value, String handle) {
    objects.put(handle, value);
    if (value == null) return "n";
    if (value instanceof String) return "s" + escaped((String) value);
    if (value instanceof Boolean) return "z" + value;
    if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte) return "i" + value;
    return "o" + escaped(value.getClass().getSimpleName());
  }

  private static String members(Class<?> type) {
    if (type == null) return "missing\tclass";
    StringBuilder all = new StringBuilder("members");
    all.append("\tself|" + flags(type.getModifiers()) + "||" + type.getSimpleName() + "|");
    for (Class<?> each = type; each != null; each = each.getSuperclass()) faces(each, all);
    for (Constructor<?> each : type.getDeclaredConstructors())
      all.append("\tconstructor|" + flags(each.getModifiers()) + "||" + type.getSimpleName() + "|" + names(each.getParameterTypes()));
    for (Method each : methods(type))
      if (!each.isSynthetic() && each.getDeclaringClass() != Object.class)
        all.append("\tmethod|" + flags(each.getModifiers()) + (ofObject(each) ? ",inherited" : "") + "|" + each.getReturnType().getSimpleName() + "|" + each.getName() + "|" + names(each.getParameterTypes()));
    for (Field each : type.getDeclaredFields())
      if (!each.isSynthetic())
        all.append("\tfield|" + flags(each.getModifiers()) + "|" + each.getType().getSimpleName() + "|" + each.getName() + "|");
    for (Class<?> each : type.getDeclaredClasses())
      all.append("\tclass|" + flags(each.getModifiers()) + "||" + each.getSimpleName() + "|");
    return all.toString();
  }

  private static void faces(Class<?> type, StringBuilder all) {
    for (Class<?> face : type.getInterfaces()) {
      all.append("\timplements|||" + face.getSimpleName() + "|");
      faces(face, all);
    }
  }

  private static boolean ofObject(Method method) {
    for (Method each : Object.class.getMethods())
      if (each.getName().equals(method.getName()) && Arrays.equals(each.getParameterTypes(), method.getParameterTypes())) return true;
    return false;
  }

  private static String flags(int modifiers) {
    return Modifier.toString(modifiers).replace(' ', ',');
  }

  private static String names(Class<?>[] types) {
    StringBuilder names = new StringBuilder();
    for (Class<?> each : types) names.append(names.length() == 0 ? "" : ",").append(each.getSimpleName());
    return names.toString();
  }

  private static String thrown(Throwable error) {
    StringBuilder names = new StringBuilder();
    for (Class<?> each = error.getClass(); each != null && each != Throwable.class; each = each.getSuperclass())
      names.append(names.length() == 0 ? "" : ",").append(each.getSimpleName());
    String file = "";
    int line = 0;
    for (StackTraceElement each : error.getStackTrace()) {
      if (each.getClassName().matches("(javax?|jdk|sun)\\..*|GrundyHarness")) continue;
      file = each.getFileName() == null ? "" : each.getFileName();
      line = file.isEmpty() ? 0 : each.getLineNumber();
      break;
    }
    return "thrown\t" + names + "\t" + escaped(String.valueOf(error.getMessage() == null ? "" : error.getMessage())) + "\t" + escaped(file) + "\t" + line;
  }

  private static String escaped(String text) {
    String short_ = text.length() > 2000 ? text.substring(0, 2000) : text;
    return short_.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
  }

  private static String plain(String word) {
    if (word.indexOf('\\') < 0) return word;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char each = word.charAt(i);
      if (each != '\\') { text.append(each); continue; }
      char code = word.charAt(++i);
      text.append(code == 't' ? '\t' : code == 'n' ? '\n' : code == 'r' ? '\r' : code);
    }
    return text.toString();
  }
}
`;
