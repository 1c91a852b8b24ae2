/**
 * The action for pull requests: its steps as a runner runs them, in a repository of their own. What it installs and the
 * program that comments are stand-ins; the program under test is the installed one.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { emptyFolder } from './cli/diagref.ts'
import { installed } from './cli/installed.ts'

type Step = {
  id?: string
  name: string
  if?: string
  shell?: string
  run?: string
  uses?: string
  env?: Record<string, string>
  'working-directory'?: string
}
type Action = { inputs: Record<string, { default: string }>; runs: { using: string; steps: Step[] } }

const action = parse(readFileSync('action.yml', 'utf8')) as Action

let bin = ''
beforeAll(async () => {
  bin = (await installed()).bin
}, 240_000)

const plan = 'title: The audit\nstart: 2026-02-02\nunit: day\ntasks:\n  - { name: A, duration: 5 }\n'
const document = `# Plan\n\n\`\`\`diagref gantt-chart\n${plan}\`\`\`\n`

/** A repository with one commit, and programs that stand in for npm and gh. */
const repositoryWith = (files: Record<string, string>) => {
  const [root, temp, programs] = [emptyFolder(), emptyFolder(), emptyFolder()]
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'x')
  const program = (name: string, text: string): void => {
    writeFileSync(join(programs, name), `#!/bin/bash\n${text}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  program(
    'npm',
    `mkdir -p "${temp}/diagref/node_modules/.bin" && ln -sf "${bin}" "${temp}/diagref/node_modules/.bin/diagref" && echo "npm $*"`,
  )
  program('gh', `echo "gh $*" && cp "\${@: -1}" "${temp}/commented.md"`)
  return { root, temp, programs, git }
}

type Repository = ReturnType<typeof repositoryWith>

/** Runs every step of the action until one fails; returns the log, and which steps ran. */
const runAction = ({ root, temp, programs }: Repository, inputs: Record<string, string> = {}, event = 'push') => {
  const defaults = Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default]))
  const outputs: Record<string, string> = {}
  const known = (): Record<string, string> => ({
    ...Object.fromEntries(Object.entries({ ...defaults, ...inputs }).map(([name, value]) => [`inputs.${name}`, value])),
    ...Object.fromEntries(Object.entries(outputs).map(([name, value]) => [`steps.draw.outputs.${name}`, value])),
    'runner.temp': temp,
    'github.token': 'none',
    'github.event_name': event,
    'github.event.pull_request.number': '7',
    'github.server_url': 'https://code.example.com',
    'github.repository': 'a/b',
    'github.run_id': '1',
  })
  const filled = (text: string): string =>
    text.replaceAll(/\$\{\{ *([\w.-]+) *\}\}/g, (_all, name: string) => known()[name] ?? `no ${name}`)
  const holds = (condition = ''): boolean =>
    condition.split('&&').every((part) => {
      const [, name = '', value] = /^\s*([\w.-]+) == '(.*)'\s*$/.exec(part) ?? []
      return part === '' || known()[name] === value
    })
  const ran: string[] = []
  let log = ''
  for (const { id, name, if: condition, run, env = {}, 'working-directory': folder = '.' } of action.runs.steps) {
    if (!holds(condition)) continue
    ran.push(name)
    if (run === undefined) continue
    const file = join(temp, 'output')
    writeFileSync(file, '')
    const own = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, filled(value)]))
    const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', run], {
      cwd: join(root, filled(folder)),
      encoding: 'utf8',
      env: {
        PATH: `${programs}:${process.env['PATH'] ?? ''}`,
        HOME: temp,
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: root,
        GITHUB_OUTPUT: file,
        GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
        GITHUB_REPOSITORY: 'a/b',
        ...own,
      },
    })
    log += stdout + stderr
    if (id === 'draw')
      for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
        const at = line.indexOf('=')
        outputs[line.slice(0, at)] = line.slice(at + 1)
      }
    if (status !== 0) return { status, log, ran, outputs }
  }
  return { status: 0, log, ran, outputs }
}

test('no script has an expression in it: what a pull request brings is data, not code', () => {
  expect(action.runs.using).toBe('composite')
  const scripts = action.runs.steps.flatMap(({ run }) => run ?? [])
  expect(scripts).toHaveLength(4)
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
  for (const { run, shell } of action.runs.steps) if (run !== undefined) expect(shell).toBe('bash')
})

test('a check fails with annotations, comments, and keeps pictures before and after; nothing is written', {
  timeout: 120_000,
}, () => {
  const repository = repositoryWith({ 'docs/a b.md': document })
  const { status, log, ran, outputs } = runAction(
    repository,
    { comment: 'true', 'working-directory': 'docs', files: '*.md\n' },
    'pull_request',
  )
  expect([status, ran]).toEqual([1, ['Install diagref', 'Draw', 'Keep the pictures that differ', 'Comment', 'Result']])
  expect(log).toContain('npm install --no-save --no-audit --no-fund --prefix')
  expect(log).toContain('::error file=docs/a b.md,line=3,col=1,title=diagref md::out of date')
  expect(repository.git('status', '--porcelain')).toBe('')
  const pictures = outputs['pictures'] ?? ''
  expect(readFileSync(join(pictures, 'after/docs/pictures/a-b-gantt-chart.svg'), 'utf8')).toContain('The audit')
  expect(readFileSync(join(pictures, 'index.html'), 'utf8')).toContain('src="after/docs/pictures/a-b-gantt-chart.svg"')
  expect(log).toContain('gh pr comment 7 --repo a/b --edit-last --create-if-none --body-file')
  const comment = readFileSync(join(repository.temp, 'commented.md'), 'utf8')
  expect(comment).toContain('a b.md:3:1  error  out of date')
  expect(comment).toContain('(https://code.example.com/a/b/actions/runs/1)')
})

test('writing changes documents and pictures, and then a check passes', { timeout: 120_000 }, () => {
  const repository = repositoryWith({ 'README.md': document })
  expect(runAction(repository, { mode: 'write' })).toMatchObject({ status: 0, outputs: { changed: 'true' } })
  expect(existsSync(join(repository.root, 'pictures/readme-gantt-chart.svg'))).toBe(true)
  repository.git('add', '-A')
  repository.git('commit', '-qm', 'drawn')
  const checked = runAction(repository, { comment: 'true' })
  expect(checked).toMatchObject({
    status: 0,
    outputs: { changed: 'false', status: '0' },
    ran: ['Install diagref', 'Draw', 'Result'],
  })
  expect(readFileSync(join(repository.temp, 'summary.md'), 'utf8')).toContain('All diagrams are up to date.')
})

test('a diagram that cannot be drawn fails both modes; a mistake in the inputs says what it is', {
  timeout: 120_000,
}, () => {
  const repository = repositoryWith({ 'README.md': document.replace('duration: 5', 'duration: x') })
  for (const mode of ['check', 'write']) {
    const { status, log } = runAction(repository, { mode })
    expect([status, log]).toEqual([1, expect.stringContaining('::error file=README.md,line=8,col=26')])
  }
  expect(runAction(repository, { mode: 'redraw' })).toMatchObject({
    status: 2,
    log: expect.stringContaining('mode is check or write'),
  })
  expect(runAction(repository, { files: 'none.md' })).toMatchObject({
    status: 2,
    log: expect.stringContaining('no such file'),
  })
})
