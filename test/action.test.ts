/**
 * The action for pull requests: its steps as a runner runs them, in a repository of their own. What it installs and the
 * program that comments are stand-ins; the program under test is the installed one.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { emptyFolder } from './cli/diagref.ts'
import { installed } from './cli/installed.ts'
import { action, repositoryWith as makeRepository, runAction } from './run-action.ts'

let bin = ''
beforeAll(async () => {
  bin = (await installed()).bin
}, 240_000)

const plan = 'title: The audit\nstart: 2026-02-02\nunit: day\ntasks:\n  - { name: A, duration: 5 }\n'
const document = `# Plan\n\n\`\`\`diagref gantt-chart\n${plan}\`\`\`\n`

const repositoryWith = (files: Record<string, string>) => makeRepository(files, { bin, emptyFolder })

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
