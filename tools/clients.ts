/**
 * Clients generated from the OpenAPI description (`npm run clients`): TypeScript by openapi-typescript and openapi-fetch,
 * Python by openapi-python-client. Each must build, and call every operation of a running service.
 *
 * The generators are installed into a folder of their own, which is kept for the next run; Python needs venv.
 */
import { execFile } from 'node:child_process'
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
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder })
  if (/^(?:python|typescript): /m.test(stdout)) process.stdout.write(stdout)
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
try {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  if (!existsSync(join(folder, 'node_modules/openapi-fetch')))
    await run('npm', ['install', '--silent', 'openapi-typescript', 'openapi-fetch', 'typescript@5', '@types/node@20'])
  await run('npx', ['openapi-typescript', 'openapi.json', '-o', 'schema.d.ts'])
  copyFileSync(here('call.ts.txt'), join(folder, 'call.ts'))
  const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node', '--skipLibCheck']
  await run('npx', ['tsc', ...strict, 'call.ts'])
  await run('node', ['call.js', baseUrl])

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
} finally {
  await stop(100)
}
