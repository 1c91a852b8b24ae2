/**
 * Runs the action for pull requests as a runner does: each step with its environment, its condition and its folder, in
 * a repository of its own, until one fails.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

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

export const action = parse(readFileSync('action.yml', 'utf8')) as Action

/**
 * A repository with one commit, and programs that stand in for gh, which would need an account, and for npm if `bin` is
 * an installed program.
 */
export const repositoryWith = (
  files: Record<string, string>,
  { bin, emptyFolder }: { bin: string | undefined; emptyFolder: () => string },
) => {
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
  if (bin !== undefined)
    program(
      'npm',
      `mkdir -p "${temp}/diagref/node_modules/.bin" && ln -sf "${bin}" "${temp}/diagref/node_modules/.bin/diagref" && echo "npm $*"`,
    )
  program('gh', `echo "gh $*" && cp "\${@: -1}" "${temp}/commented.md"`)
  return { root, temp, programs, git }
}

export type Repository = ReturnType<typeof repositoryWith>

/** How this machine reaches registries; all else of its environment stays away. */
const registry = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:npm_config_(?:registry|cafile)|node_extra_ca_certs|(?:https?|no)_proxy)$/i.test(name),
  ),
)

/** Runs every step of the action until one fails; returns the log, and which steps ran. */
export const runAction = (
  { root, temp, programs }: Repository,
  inputs: Record<string, string> = {},
  event = 'push',
) => {
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
        ...registry,
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
