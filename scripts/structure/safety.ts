import { isCode, isTest, lineAt, type Problem, type Source } from './sources.ts'

const guard = 'packages/server/src/platform/media-program.ts'
const naming = 'packages/server/src/platform/file-name.ts'
const imported = /^import\s+(?!type\b)(\{[^}]*\}|[\w*][^'"\n]*?)\s+from\s+['"](?:node:)?child_process['"]/gm
const loaded = /\b(?:import|require|getBuiltinModule)\(\s*['"](?:node:)?child_process['"]/g
const programs = new Set(['spawn', 'spawnSync', 'fork', 'execFile', 'execFileSync', 'ChildProcess'])
/** The option of that name, in whatever form; `false` says that there is none. */
const option = /(?:^|[{,])\s*['"]?shell['"]?\s*(?::(?!\s*false\b)|[,}])|\[['"]shell['"]\]/gm
const shells =
  /['"`](?:\/(?:usr\/)?bin\/)?(?:sh|bash|dash|zsh|ksh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)['"`]/g
/** What makes code of words, and what trusts a certificate that nobody vouches for. */
const never: [RegExp, string][] = [
  [
    /\bnew Function\b|(?<![.\w])(?:eval|Function)\(|\bset(?:Timeout|Interval)\(\s*['"`]/g,
    'makes code of a text: write the code',
  ],
  [
    /\brejectUnauthorized\b|\bNODE_TLS_REJECT_UNAUTHORIZED\b|\bcheckServerIdentity\b/g,
    'may take a certificate that nobody vouches for: name an authority of your own by NODE_EXTRA_CA_CERTS',
  ],
]
const script = /^const guard = `[^`]*`$/m

/**
 * What breaks rules that no test could prove by trying: no words reach a shell or become code, names of files stand plain in headers, and the
 * certificate of whoever is called is verified.
 */
export const checkSafety = (sources: Source[]): Problem[] => [
  ...sources
    .filter(({ path }) => /^packages\/[\w-]+\/src\//.test(path) && isCode(path))
    .flatMap(withoutShell),
  ...sources
    .filter(({ path }) => /^packages\/[\w-]+\/src\//.test(path) && isCode(path) && !isTest(path))
    .flatMap((source) =>
      never.flatMap(([pattern, why]) => found(source, pattern, (word) => `${word} ${why}`)),
    ),
  ...sources
    .filter(({ path }) => path.startsWith('packages/server/src/') && path !== naming && !isTest(path))
    .flatMap((source) =>
      found(
        source,
        /\bfilename\*?=/g,
        () =>
          'a name in a header is made by disposition() of platform/file-name.ts, which leaves no quotes and line ends',
      ),
    ),
]

function withoutShell(source: Source): Problem[] {
  const { path, text } = source
  const starts = [...text.matchAll(imported)]
  const problems: Problem[] = starts.flatMap(({ index, 1: what = '' }) => {
    const names = what.startsWith('{')
      ? what
          .slice(1, -1)
          .split(',')
          .map((name) => name.trim().replace(/^type /, ''))
          .filter(Boolean)
      : ['all of it']
    return names
      .filter((name) => !programs.has(name))
      .map((name) => ({
        path,
        line: lineAt(text, index),
        advice: `${name} of node:child_process may start a shell: take spawn, fork or execFile with a list of words, by their names`,
      }))
  })
  problems.push(
    ...found(source, loaded, () => 'import node:child_process at the top, so that what it starts is seen'),
  )
  if (starts.length === 0) return problems
  problems.push(...found(source, option, () => 'no program is started through a shell: give a list of words'))
  // Tests put a script in the place of a program.
  if (isTest(path)) return problems
  if (path !== guard)
    return [...problems, ...found(source, shells, (word) => `${word} is a shell: start the program itself`)]
  // The one script of a shell bounds what films may take. It is constant, and the program and its words come beside it.
  const constant = script.exec(text)?.[0]
  const isConstant = constant !== undefined && !constant.includes('${') && !/\beval\b/.test(constant)
  return isConstant
    ? problems
    : [
        ...problems,
        { path, advice: 'the script of the shell must be one constant text: const guard = `…` without ${}' },
      ]
}

const found = ({ path, text }: Source, pattern: RegExp, advice: (word: string) => string): Problem[] =>
  [...text.matchAll(pattern)].map((one) => ({ path, line: lineAt(text, one.index), advice: advice(one[0]) }))
