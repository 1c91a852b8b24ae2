/**
 * The action for pull requests from the package (`npm run action [-- TARBALL]`): packed, installed by npm as the action does it, and
 * run step by step in a new repository: check, redraw, check again, a revision that is out of date, and mistakes. Only
 * the program that writes comments is a stand-in, which keeps what it was given.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { repositoryWith, runAction } from '../test/run-action.ts'

const scratch = mkdtempSync(join(tmpdir(), 'diagref-action-'))
const emptyFolder = (): string => mkdtempSync(join(scratch, 'folder-'))

const plan = (title: string, days: number | string): string =>
  `# Plan\n\n\`\`\`diagref gantt-chart\ntitle: ${title}\nstart: 2026-02-02\nunit: day\ntasks:\n  - { name: Audit, duration: ${days} }\n\`\`\`\n\n` +
  '```mermaid\nsequenceDiagram\n  Browser->>Gateway: POST /session\n  Gateway-->>Browser: 201\n```\n'

const pack = (): string => {
  const args = ['pack', '--loglevel=error', '--pack-destination', scratch]
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  return join(scratch, readdirSync(scratch).find((name) => name.endsWith('.tgz')) ?? '')
}

/** Throws with the log if something is not as it must be. */
const must = (what: string, holds: boolean, log: string): void => {
  if (!holds) throw new Error(`${what}: it is otherwise\n${log}`)
  console.log(`ok      ${what}`)
}

const repository = repositoryWith({ 'docs/plan.md': plan('The audit', 5) }, { bin: undefined, emptyFolder })
const file = join(repository.root, 'docs/plan.md')
const inputs = { fences: 'diagref,mermaid', files: 'docs/**/*.md', comment: 'true' }

type Run = (more?: Record<string, string>) => ReturnType<typeof runAction>

const commit = (message: string): void => {
  repository.git('add', '-A')
  repository.git('commit', '-qm', message)
}

const edit = (from: string, to: string): void => {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  commit(`${from} is ${to}`)
}

const comment = (): string => readFileSync(join(repository.temp, 'commented.md'), 'utf8')
const state = (): string => repository.git('status', '--porcelain', '--untracked-files=all')

const tryNewDiagrams = (run: Run): void => {
  const first = run()
  must('a check of new diagrams ends with 1', first.status === 1 && first.outputs['changed'] === 'true', first.log)
  must('it annotates both lines', first.log.match(/::error file=docs\/plan\.md,line=/g)?.length === 2, first.log)
  must('it comments, and writes nothing', comment().includes('out of date') && state() === '', comment())
  const drawn = run({ mode: 'write' })
  must('redrawing ends with 0', drawn.status === 0 && drawn.outputs['changed'] === 'true', drawn.log)
  must('it writes the document and four pictures', state().trim().split('\n').length === 5, state())
  commit('Drawn')
  const again = run()
  must(
    'a check of the next revision ends with 0',
    again.status === 0 && again.outputs['changed'] === 'false',
    again.log,
  )
  must('its comment says so', comment().includes('All diagrams are up to date.'), comment())
}

const tryChange = (run: Run): void => {
  edit('duration: 5', 'duration: 9')
  const { status, log, outputs } = run()
  must('a check of a revision whose data changed ends with 1', status === 1, log)
  const kept = (when: string): string =>
    readFileSync(join(outputs['pictures'] ?? '', when, 'docs/pictures/plan-gantt-chart.svg'), 'utf8')
  must('its pictures are kept before and after', kept('before') !== kept('after'), kept('after'))
  must('its comment leads to them', comment().includes('/actions/runs/1'), comment())
  must('redrawing it ends with 0', run({ mode: 'write' }).status === 0, log)
  commit('Drawn again')
  must('and then a check with 0', run().status === 0, state())
}

const tryMistakes = (run: Run): void => {
  edit('duration: 9', 'duration: long')
  const wrong = [run(), run({ mode: 'write' })].map(({ status }) => status)
  must('data that cannot be drawn end both with 1', wrong.join() === '1,1', wrong.join())
  const mode = run({ mode: 'redraw' })
  must('an unknown mode ends with 2', mode.status === 2, mode.log)
  const none = run({ package: join(scratch, 'none.tgz') })
  must('a package that is not there ends it at once', none.status !== 0 && none.ran.length === 1, none.log)
}

try {
  const [named] = process.argv.slice(2)
  const tarball = named === undefined ? pack() : resolve(named)
  const run: Run = (more = {}) => runAction(repository, { ...inputs, package: tarball, ...more }, 'pull_request')
  tryNewDiagrams(run)
  tryChange(run)
  tryMistakes(run)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
