import { judgeWords, type PackFile, type PackOptions, packageOf } from "./pack.ts";

/** A workflow for GitHub Classroom: one runner, whose result its reporter reads, and a summary of the step. */
export function githubPack(options: PackOptions, isConsole: boolean): PackFile[] {
  return [{ path: ".github/workflows/classroom.yml", content: workflow(options, isConsole) }];
}

const workflow = (options: PackOptions, isConsole: boolean) => `name: Autograding Tests
"on":
  - push
  - workflow_dispatch
  - repository_dispatch
permissions:
  checks: write
  actions: read
  contents: read
jobs:
  run-autograding-tests:
    runs-on: ubuntu-latest
    if: github.actor != 'github-classroom[bot]'
    timeout-minutes: 15
    steps:
      - name: Checkout code
        uses: actions/checkout@v4
      - name: Node
        uses: actions/setup-node@v4
        with:
          node-version: 22
      - name: Judge and sandbox
        run: |
          sudo apt-get update
          sudo apt-get install -y --no-install-recommends bubblewrap default-jdk-headless
          sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0 || true
          npm install --global ${packageOf(options)}
      - name: ${options.assignment}
        id: judge
        run: |
          # What a program printed is shown below, and must not be taken for a command to the runner.
          token=$(openssl rand -hex 16)
          echo "::stop-commands::$token"
          status=0
          grundy judge . ${judgeWords(options, isConsole, "github")} --out "$RUNNER_TEMP/result" || status=$?
          echo "::$token::"
          cat "$RUNNER_TEMP/result.annotations" || true
          if [ "$status" -gt 1 ]; then exit "$status"; fi
          echo "result=$(tr -d '\\n' < "$RUNNER_TEMP/result")" >> "$GITHUB_OUTPUT"
      - name: Autograding Reporter
        uses: classroom-resources/autograding-grading-reporter@v1
        env:
          JUDGE_RESULTS: "\${{ steps.judge.outputs.result }}"
        with:
          runners: judge
`;
