/**
 * Tries the files of a release from empty folders, as people would who have nothing else: no repository, no home folder,
 * no other program but Node. Fails with the first thing that does not work.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Release } from './release.ts'
import { type Command, environmentOf, talkTo, trySkill } from './try-program.ts'

/** Tries everything in the folder of a release. */
export async function tryRelease(target: string, release: Release): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'diagref-try-'))
  const file = (ending: string): string => join(target, `diagref-${release.version}${ending}`)
  try {
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: target, stdio: 'inherit' })
    await tryPackage(file('.tgz'), join(scratch, 'package'), release)
    await tryBundle(file('.mcpb'), join(scratch, 'bundle'), release)
    await tryPlugin(file('-plugin.zip'), join(scratch, 'plugin'), release)
    tryServerJson(join(target, 'server.json'), release)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const passed = (what: string): void => console.log(`ok      ${what}`)

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
  passed(what)
}

/** Makes an empty folder in another. */
const emptyIn = (folder: string, name: string): string => {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  return path
}

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

const tryPackage = async (tarball: string, folder: string, { version, name }: Release): Promise<void> => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "name": "app", "private": true, "type": "module" }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', tarball], { cwd: folder })
  const installed = readJson(join(folder, 'node_modules/diagref/package.json'))
  must(
    installed['private'] === undefined && installed['mcpName'] === name,
    'the package may be published, under its name',
  )
  const bin = join(folder, 'node_modules/.bin')
  const env = environmentOf(emptyIn(folder, 'home'), bin)
  const printed = execFileSync('diagref', ['--version'], { cwd: folder, env, encoding: 'utf8' })
  must(printed.trim() === version, `the package says ${version}`)
  const skill = join(folder, 'node_modules/diagref/skills/diagref/SKILL.md')
  passed(`the package runs the skill: ${trySkill(skill, emptyIn(folder, 'skill'), env)} commands`)
  const program = `import { renderScene, parseScene } from 'diagref'; console.log(typeof renderScene, parseScene('{}').ok)`
  const args = ['--input-type=module', '-e', program]
  const said = execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  must(said.trim() === 'function false', 'the library of the package is imported')
  const command = { command: 'diagref', args: ['mcp'], env, cwd: emptyIn(folder, 'files') }
  passed(`the package speaks MCP: ${await talkTo(command, version)}`)
}

const unzip = (archive: string, folder: string): void => {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes, { mode: name.includes('/bin/') ? 0o755 : 0o644 })
  }
}

type ServerConfig = { command: string; args: string[] }

/** The command of a manifest, with its variables replaced as clients do. */
const commandOf = ({ command, args }: ServerConfig, variables: Record<string, string>): ServerConfig => ({
  command,
  args: args.map((arg) => arg.replace(/\$\{([\w.]+)\}/g, (_all, name: string) => variables[name] ?? `\${${name}}`)),
})

const tryBundle = async (archive: string, folder: string, { version }: Release): Promise<void> => {
  unzip(archive, folder)
  const manifest = readJson(join(folder, 'manifest.json'))
  must(manifest['version'] === version, `the bundle says ${version}`)
  const { mcp_config: config, entry_point: entry } = manifest['server'] as {
    mcp_config: ServerConfig
    entry_point: string
  }
  must(readFileSync(join(folder, entry), 'utf8').startsWith('#!'), 'the bundle has its entry point')
  const files = emptyIn(folder, 'documents')
  const variables = { __dirname: folder, 'user_config.folder': files }
  const command: Command = {
    ...commandOf(config, variables),
    env: environmentOf(emptyIn(folder, 'home')),
    // Desktop clients start programs in the root folder; files belong where the person said.
    cwd: '/',
    files,
  }
  passed(`the bundle speaks MCP: ${await talkTo(command, version)}`)
}

const tryPlugin = async (archive: string, folder: string, { version }: Release): Promise<void> => {
  unzip(archive, folder)
  const root = join(folder, 'diagref-plugin')
  const manifest = readJson(join(root, '.claude-plugin/plugin.json'))
  must(manifest['version'] === version, `the plugin says ${version}`)
  const env = environmentOf(emptyIn(folder, 'home'), join(root, 'bin'))
  const skill = join(root, 'skills/diagref/SKILL.md')
  passed(`the plugin runs its skill: ${trySkill(skill, emptyIn(folder, 'skill'), env)} commands`)
  const { diagref } = manifest['mcpServers'] as { diagref: ServerConfig }
  const command = { ...commandOf(diagref, { CLAUDE_PLUGIN_ROOT: root }), env, cwd: emptyIn(folder, 'files') }
  passed(`the plugin speaks MCP: ${await talkTo(command, version)}`)
}

const tryServerJson = (file: string, { version, name }: Release): void => {
  const entry = readJson(file)
  const packages = entry['packages'] as { version?: string }[]
  must(entry['version'] === version && packages[0]?.version === version, `server.json says ${version}`)
  must(entry['name'] === name && /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/.test(name), `the MCP server is named ${name}`)
  must(String(entry['description']).length <= 100, 'its description has at most 100 characters')
}
