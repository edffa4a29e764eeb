/** The script that answers for a Python submission. Names that begin with an underscore are its own affair. */
export const pythonSource = String.raw`
import copy, importlib, inspect, os, sys, traceback

# Before any module of the submission is loaded: what it prints is for nobody, and it has nothing to read.
pipe = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n", errors="backslashreplace")
lines = os.fdopen(os.dup(0), "r", encoding="utf-8", newline="\n")
nothing = os.open(os.devnull, os.O_RDWR)
os.dup2(nothing, 0)
os.dup2(nothing, 1)
sys.stdin = open(0, "r", closefd=False)
sys.stdout = open(1, "w", encoding="utf-8", closefd=False)

classes, objects = {}, {}
codes = {"t": "\t", "n": "\n", "r": "\r", "\\": "\\"}


def escaped(text):
    return text[:2000].replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r")


def plain(word):
    if "\\" not in word:
        return word
    text, at = "", 0
    while at < len(word):
        if word[at] == "\\":
            at += 1
            text += codes[word[at]]
        else:
            text += word[at]
        at += 1
    return text


def value(word):
    kind, text = word[0], word[1:]
    if kind == "n":
        return None
    if kind == "s":
        return text
    if kind == "i":
        return int(text)
    if kind == "z":
        return text == "true"
    if kind == "a":
        return [each == "1" for each in text]
    return objects.get(text)


def word(result, handle):
    objects[handle] = result
    if result is None:
        return "n"
    if isinstance(result, str):
        return "s" + escaped(str(result))
    if isinstance(result, bool):
        return "z" + ("true" if result else "false")
    if isinstance(result, int):
        return "i" + str(result)[:40]
    return "o" + escaped(type(result).__name__)


def bind(name, reference):
    folder, file = os.path.split(reference)
    stem = os.path.splitext(file)[0]
    if folder not in sys.path:
        sys.path.insert(0, folder)
    found = getattr(importlib.import_module(stem), name, None)
    if not inspect.isclass(found):
        return "missing\tclass"
    classes[name] = found
    return "value\tn"


def members(kind):
    all = ["members", "self|public||" + kind.__name__ + "|"]
    for base in kind.__mro__[1:]:
        all.append("implements|||" + base.__name__ + "|")
    seen = set()
    for base in kind.__mro__:
        if base in (object, Exception, BaseException):
            continue
        for name, each in vars(base).items():
            if name in seen:
                continue
            seen.add(name)
            if name == "__init__":
                all.append("constructor|public||" + kind.__name__ + "|")
            elif name == "__str__":
                all.append("method|public,inherited||toString|")
            elif not name.startswith("_"):
                method = callable(each) or isinstance(each, (staticmethod, classmethod))
                what = "class" if inspect.isclass(each) else "method" if method else "field"
                all.append(what + "|public||" + name + "|")
    return "\t".join(all)


fitting = {}


# To look at a signature takes longer than to call it.
def fits(function, given):
    key = (getattr(function, "__func__", function), len(given))
    if key not in fitting:
        fitting[key] = looks_fit(function, given)
    return fitting[key]


def looks_fit(function, given):
    try:
        inspect.signature(function).bind(*given)
        return True
    except TypeError:
        return False
    except ValueError:
        return True


def answer(words):
    what = words[0]
    if what == "bind":
        return bind(words[1], words[2])
    if what in ("members", "field", "new"):
        kind = classes.get(words[2] if what == "new" else words[1])
        if kind is None:
            return "missing\tclass"
        if what == "members":
            return members(kind)
        if what == "field":
            return "value\t" + word(getattr(kind, words[2]), "") if hasattr(kind, words[2]) else "missing\tfield"
        given = [value(each) for each in words[3:]]
        if not fits(kind, given):
            return "missing\tconstructor"
        return "value\t" + word(kind(*given), words[1])
    target = objects.get(words[2])
    if target is None:
        return "missing\tobject"
    given = [value(each) for each in words[4:]]
    if words[3] == "toString" and not hasattr(target, "toString"):
        return "value\t" + word(str(target), words[1])
    method = getattr(target, words[3], None)
    if not callable(method) or not fits(method, given):
        return "missing\tmethod"
    lists = [copy.copy(each) for each in given if isinstance(each, list)]
    result = "value\t" + word(method(*given), words[1])
    return result if lists == [each for each in given if isinstance(each, list)] else result + "\tchanged"


def thrown(error):
    names = [each.__name__ for each in type(error).__mro__ if each not in (object, BaseException)]
    frames = [each for each in traceback.extract_tb(error.__traceback__) if each.filename != __file__ and "importlib" not in each.filename]
    file, line = (os.path.basename(frames[-1].filename), frames[-1].lineno) if frames else ("", 0)
    return "\t".join(["thrown", ",".join(names), escaped(str(error)), escaped(file), str(line)])


mark = lines.readline().rstrip("\n")
for line in lines:
    if line == "\n":
        continue
    try:
        said = answer([plain(each) for each in line.rstrip("\n").split("\t")])
    except (SystemExit, KeyboardInterrupt):
        raise
    except BaseException as error:
        said = thrown(error)
    pipe.write(mark + "\t" + said + "\n")
    pipe.flush()
os._exit(0)
`;
