/**
 * The agent skill: short, in the form that agents read, and every command in it runs.
 */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { diagref, emptyFolder } from './diagref.ts'
import { installed } from './installed.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const skill = read('skills/diagref/SKILL.md')

beforeAll(async () => {
  await installed()
}, 240_000)

test('the skill is named as its folder, described within the limits, and at most 5 KB', () => {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? []
  const fields = new Map(head.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
  expect(fields.get('name')).toBe('diagref')
  expect(fields.get('description')?.length).toBeGreaterThan(100)
  expect(fields.get('description')?.length).toBeLessThanOrEqual(1024)
  expect(Buffer.byteLength(skill)).toBeLessThanOrEqual(5 * 1024)
})

test('the plugin has the version of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(JSON.parse(read('.claude-plugin/plugin.json'))).toMatchObject({ name: 'diagref', version })
  expect(JSON.parse(read('.claude-plugin/marketplace.json'))).toMatchObject({ plugins: [{ name: 'diagref' }] })
})

test('every command in it runs, one after the other', async () => {
  const cwd = emptyFolder()
  const commands = [...skill.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  )
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) {
    const [program, ...args] = command.split(' ')
    const { code, err } = await diagref(args, { cwd })
    expect([program, command, code, err.replace(/^diagref: no service .*\n/, '')]).toEqual([
      'diagref',
      command,
      0,
      expect.stringMatching(/^$|no problems found/),
    ])
  }
})
