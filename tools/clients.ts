/**
 * Clients generated from the OpenAPI description (`npm run clients`): TypeScript by openapi-typescript and openapi-fetch,
 * Python by openapi-python-client, Go by oapi-codegen. Each must build, and call every operation of a running service.
 * `-- go` runs only that one.
 *
 * The generators are installed into a folder of their own, which is kept for the next run; Python needs venv, and Go is
 * left out, in words, where it is not installed.
 */
import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openApiDocument } from '../src/http/endpoints/openapi.ts'
import { loadRecipes } from './recipes.ts'
import { serveRecipes } from './serving.ts'

const folder = join(tmpdir(), 'diagref-clients')
mkdirSync(folder, { recursive: true })

// Not the synchronous form: the service that the clients call runs in this process.
const run = async (command: string, args: string[]): Promise<void> => {
  const env = { ...process.env, GOBIN: join(folder, 'bin'), GOFLAGS: '-mod=mod' }
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env })
  if (/^(?:python|typescript|go): /m.test(stdout)) process.stdout.write(stdout)
}

/**
 * The generator names a variable `d` that the property `d` of a path then overwrites. The name of the property is the
 * scene language's, so the variable is renamed.
 */
const freeD = (file: string): void => {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('d = dict(src_dict)', 'rest = dict(src_dict)').replaceAll('d.pop(', 'rest.pop('))
}

const here = (name: string): string => new URL(`clients/${name}`, import.meta.url).pathname

const { port, stop } = await serveRecipes({ recipes: await loadRecipes() })
const baseUrl = `http://127.0.0.1:${port}`
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApiDocument(baseUrl)))

const callInTypeScript = async (): Promise<void> => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  if (!existsSync(join(folder, 'node_modules/openapi-fetch')))
    await run('npm', ['install', '--silent', 'openapi-typescript', 'openapi-fetch', 'typescript@5', '@types/node@20'])
  await run('npx', ['openapi-typescript', 'openapi.json', '-o', 'schema.d.ts'])
  copyFileSync(here('call.ts.txt'), join(folder, 'call.ts'))
  const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node', '--skipLibCheck']
  await run('npx', ['tsc', ...strict, 'call.ts'])
  await run('node', ['call.js', baseUrl])
}

const callInPython = async (): Promise<void> => {
  if (!existsSync(join(folder, 'python'))) await run('python3', ['-m', 'venv', 'python'])
  await run('python/bin/pip', ['install', '-q', 'openapi-python-client'])
  rmSync(join(folder, 'diagref_client'), { recursive: true, force: true })
  const target = ['--path', 'openapi.json', '--config', here('python.yaml')]
  await run('python/bin/openapi-python-client', [
    'generate',
    ...target,
    '--output-path',
    'diagref_client',
    '--meta',
    'none',
  ])
  freeD(join(folder, 'diagref_client/models/path_element.py'))
  copyFileSync(here('call.py'), join(folder, 'call.py'))
  await run('python/bin/python', ['call.py', baseUrl])
}

/** The description is of OpenAPI 3.1, which oapi-codegen reads since 2.8. */
const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'

const callInGo = async (): Promise<void> => {
  if (!hasGo()) {
    console.log('go: left out, it is not installed')
    return
  }
  const generated = join(folder, 'diagref')
  mkdirSync(generated, { recursive: true })
  if (!existsSync(join(folder, 'bin/oapi-codegen'))) await run('go', ['install', generator])
  writeFileSync(join(folder, 'go.mod'), 'module clients\n\ngo 1.24\n')
  const target = ['-package', 'diagref', '-o', join(generated, 'client.gen.go')]
  await run('bin/oapi-codegen', ['-generate', 'types,client', ...target, 'openapi.json'])
  copyFileSync(here('call.go.txt'), join(folder, 'call.go'))
  await run('go', ['mod', 'tidy'])
  await run('go', ['vet', './diagref', '.'])
  await run('go', ['run', '.', baseUrl])
}

const hasGo = (): boolean => spawnSync('go', ['version']).status === 0

const languages = { typescript: callInTypeScript, python: callInPython, go: callInGo }
const wanted = process.argv.slice(2)
try {
  for (const [name, call] of Object.entries(languages)) if (wanted.length === 0 || wanted.includes(name)) await call()
} finally {
  await stop(100)
}
