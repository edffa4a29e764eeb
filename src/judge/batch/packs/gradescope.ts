import { zipOf } from "../zip.ts";
import { judgeWords, type PackFile, type PackOptions, packageOf } from "./pack.ts";

/**
 * An autograder for Gradescope: `setup.sh` builds its image, `run_autograder` judges a submission there. The zip has both, and is what is uploaded.
 * Results are rewritten after every case, so that those before the time is up are kept; when the judge itself fails there are none, and Gradescope
 * says so instead of a score.
 */
export function gradescopePack(options: PackOptions, isConsole: boolean): PackFile[] {
  const scripts = [
    { path: "setup.sh", content: setup(options) },
    { path: "run_autograder", content: run(options, isConsole) },
  ];
  const parts = scripts.map(({ path, content }) => ({ path, content: Buffer.from(content), mode: 0o100755 }));
  return [
    ...scripts.map((each) => ({ ...each, executable: true as const })),
    { path: "autograder.zip", content: zipOf(parts) },
  ];
}

const setup = (options: PackOptions) => `#!/usr/bin/env bash
# Builds the image in which submissions are judged.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y --no-install-recommends \\
  bubblewrap ca-certificates curl default-jdk-headless g++ gcc libc6-dev python3 util-linux xz-utils

# Node from its own site, with the checksum that is published there.
site=https://nodejs.org/dist/latest-v22.x
case "$(uname -m)" in
  x86_64) machine=x64 ;;
  aarch64) machine=arm64 ;;
  *) echo "no Node for $(uname -m)" >&2; exit 1 ;;
esac
cd "$(mktemp -d)"
curl -fsSL "$site/SHASUMS256.txt" -o sums
grep -E "node-v[0-9.]+-linux-$machine\\.tar\\.xz$" sums > sum
archive=$(awk '{ print $2 }' sum)
curl -fsSLO "$site/$archive"
sha256sum -c sum
tar -xJf "$archive" -C /usr/local --strip-components=1

npm install --global ${packageOf(options)}
`;

const run = (options: PackOptions, isConsole: boolean) => `#!/usr/bin/env bash
# Judges what was handed in. Statuses: 0 all is right, 1 something is not, 2 the judge failed, which costs nobody marks.
set -uo pipefail
results=/autograder/results/results.json
mkdir -p /autograder/results
# A submission under a user of its own reads neither the seed nor what is written.
chmod 700 /autograder/run_autograder /autograder/source /autograder/results 2>/dev/null || true

status=0
grundy judge /autograder/submission ${judgeWords(options, isConsole, "gradescope")} --out "$results" || status=$?
if [ "$status" -gt 1 ]; then
  rm -f "$results"
  exit "$status"
fi
`;
