// Runs a Python script inside Pyodide: node run.mjs [--data DIR] SCRIPT [ARGS...]
//
// The script finds core, grid and games of src/tripolis on its path, and no other part of the
// project; DIR, if given, is mounted at /data. Its stdout, stderr and exit code become this
// process's own.

import { writeSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { loadPyodide } from "pyodide";

const PACKAGE = resolve(import.meta.dirname, "../../src/tripolis");
const ROOMS = ["__init__.py", "py.typed", "core", "grid.py", "games"];
const KINDS = /\.(py|toml|typed)$/;

const [data, script, args] = readArguments(process.argv.slice(2));

/** What follows SCRIPT is the script's own, options included. */
function readArguments(argv) {
  const [folder, rest] = argv[0] === "--data" ? [argv[1], argv.slice(2)] : [undefined, argv];
  if (rest.length === 0) {
    console.error("usage: node run.mjs [--data DIR] SCRIPT [ARGS...]");
    process.exit(2);
  }
  return [folder, rest[0], rest.slice(1)];
}

/** Copies a file of the package, or a folder of them, into Pyodide's own file system. */
async function copyIn(fs, entry, from, to) {
  if (entry.isDirectory() && entry.name !== "__pycache__") {
    fs.mkdirTree(to);
    for (const inner of await readdir(from, { withFileTypes: true })) {
      await copyIn(fs, inner, join(from, inner.name), `${to}/${inner.name}`);
    }
  } else if (entry.isFile() && KINDS.test(entry.name)) {
    fs.writeFile(to, await readFile(from));
  }
}

const write = (fd) => (bytes) => {
  for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
  return bytes.length;
};

const pyodide = await loadPyodide();
pyodide.setStdout({ write: write(1) });
pyodide.setStderr({ write: write(2) });
pyodide.FS.mkdirTree("/src/tripolis");
for (const entry of await readdir(PACKAGE, { withFileTypes: true })) {
  if (ROOMS.includes(entry.name)) {
    await copyIn(pyodide.FS, entry, join(PACKAGE, entry.name), `/src/tripolis/${entry.name}`);
  }
}
if (data !== undefined) pyodide.mountNodeFS("/data", resolve(data));
const guest = `/scripts/${basename(script)}`;
pyodide.FS.mkdirTree("/scripts");
pyodide.FS.writeFile(guest, await readFile(script));

pyodide.globals.set("_script", guest);
pyodide.globals.set("_args", pyodide.toPy(args));
process.exitCode = await pyodide.runPythonAsync(`
import runpy, sys, traceback

def _run(script, args):
    sys.path.insert(0, "/src")
    sys.argv = [script, *args]
    try:
        runpy.run_path(script, run_name="__main__")
    except SystemExit as stop:
        if stop.code is None or isinstance(stop.code, int):
            return stop.code or 0
        print(stop.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0

_run(_script, list(_args))
`);
