/**
 * Help, version and completion: what a person reads before the first command works.
 */
import { execFile, execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '../../src/cli/commands/commands.ts'
import { diagref, emptyFolder } from './diagref.ts'
import { type Installed, installed } from './installed.ts'
import { serveSmall } from './stand-in.ts'

let own: Installed
let small: Awaited<ReturnType<typeof serveSmall>>

beforeAll(async () => {
  own = await installed()
  small = await serveSmall()
}, 240_000)

afterAll(() => small.stop(0))

test('help for all', async () => {
  const { code, out, err } = await diagref(['--help'])
  expect([code, err]).toEqual([0, ''])
  await expect(out).toMatchFileSnapshot('golden/help.txt')
})

test('without a command, help goes to standard error and the exit code is 2', async () => {
  const { out } = await diagref(['help'])
  expect(await diagref([])).toMatchObject({ code: 2, out: '', err: out })
})

test('help for each command, with examples, in three ways', async () => {
  const texts: string[] = []
  for (const { name } of commands) texts.push((await diagref([name, '--help'])).out)
  for (const text of texts) expect(text).toMatch(/\nExamples\n {2}diagref /)
  await expect(texts.join(`\n${'='.repeat(78)}\n\n`)).toMatchFileSnapshot('golden/help-commands.txt')
  expect((await diagref(['help', 'svg'])).out).toBe((await diagref(['-h', 'svg'])).out)
  expect((await diagref(['help', 'sgv'])).err).toMatch(/Did you mean svg\?/)
})

test('no line of help is wider than 80 characters', async () => {
  const texts = [(await diagref(['--help'])).out, (await diagref(['render', '--help'])).out]
  for (const line of texts.join('').split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
})

/** What bash offers for a command line that is being typed. */
const offered = async (...words: string[]): Promise<string[]> => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'diagref.bash'), (await diagref(['completion', 'bash'])).out)
  const script = `source ${folder}/diagref.bash
    COMP_WORDS=(diagref "$@"); COMP_CWORD=$#; _diagref
    printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = await promisify(execFile)('bash', ['-c', script, 'bash', ...words], {
    cwd: own.app,
    env: {
      PATH: `${own.app}/node_modules/.bin:${process.env['PATH']}`,
      HOME: folder,
      DIAGREF_BASE_URL: small.baseUrl,
    },
  })
  return stdout.trim().split('\n')
}

test('bash completes commands, options, their values, ids and files', async () => {
  expect(await offered('s')).toEqual(['show', 'scene', 'svg', 'serve'])
  expect(await offered('svg', '--th')).toEqual(['--theme'])
  expect(await offered('svg', 'x', '--theme', '')).toEqual(['light', 'dark', 'paper'])
  expect(await offered('list', '--family', 'Ti')).toEqual([String.raw`Time\ \&\ planning`])
  expect(await offered('--base-url', 'x', 'svg', '')).toEqual(['client-service', 'request-sequence', 'gantt'])
  expect(await offered('scene', 'ga')).toEqual(['gantt'])
  expect(await offered('check', 'x.json', '--recipe', 'ga')).toEqual(['gantt'])
  expect(await offered('draw', 'ga')).toEqual(['gantt'])
  expect(await offered('draw', '--theme', 'dark', 'gantt', 'package.j')).toEqual(['package.json'])
  expect(await offered('render', 'package.j')).toEqual(['package.json'])
  expect(await offered('completion', 'f')).toEqual(['fish'])
})

const has = (shell: string): boolean => {
  try {
    return execFileSync(shell, ['-c', 'echo here']).toString().includes('here')
  } catch {
    return false
  }
}

test.runIf(has('fish'))('fish completes the same', async () => {
  const file = join(emptyFolder(), 'diagref.fish')
  writeFileSync(file, (await diagref(['completion', 'fish'])).out)
  const lines = [
    's',
    'help dr',
    'draw ga',
    'draw --theme dark gantt package.j',
    'list --family Ti',
    '--base-url x svg cl',
  ]
  const script = `source ${file}; for line in $argv; complete -C "diagref $line" | cut -f1 | string join ,; end; true`
  const { stdout, stderr } = await promisify(execFile)('fish', ['-c', script, ...lines], {
    cwd: own.app,
    env: {
      PATH: `${own.app}/node_modules/.bin:${process.env['PATH']}`,
      HOME: emptyFolder(),
      DIAGREF_BASE_URL: small.baseUrl,
    },
  })
  const offers = ['scene,serve,show,svg', 'draw', 'gantt', 'package.json', 'Time & planning', 'client-service']
  expect([stdout.trim().split('\n'), stderr]).toEqual([offers, ''])
})

test.each(['bash', 'zsh', 'fish'])('the script for %s names every command and is valid there', async (shell) => {
  const { out } = await diagref(['completion', shell])
  for (const { name } of commands) expect(out).toContain(name)
  expect(out).toContain('--timeout 2')
  if (!has(shell)) return
  const file = join(emptyFolder(), 'script')
  writeFileSync(file, out)
  execFileSync(shell, ['-n', file])
})
