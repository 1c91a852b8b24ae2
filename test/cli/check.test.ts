/**
 * `check`: findings for people, as JSON and as SARIF; a blocking finding fails the run.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { reviewScene } from '../../src/review/review-scene.ts'
import type { ReviewFinding } from '../../src/review/rules/rule.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { diagref, emptyFolder } from './diagref.ts'
import { installed } from './installed.ts'

const cwd = emptyFolder()

const head = {
  version: 1 as const,
  width: 400,
  height: 184,
  title: 'A client calls a service over HTTP',
  description: 'Two boxes side by side; an arrow from the client to the service says that it asks over HTTP.',
}

const tight: Scene = {
  ...head,
  elements: [
    { type: 'box', x: 32, y: 72, w: 104, h: 88 },
    { type: 'text', x: 84, y: 122, text: 'Much too long for its box', align: 'middle' },
    { type: 'text', x: 84, y: 130, text: 'Twelve', size: 4 },
  ],
}

const fine: Scene = {
  ...head,
  elements: [
    { type: 'box', x: 32, y: 72, w: 104, h: 88 },
    { type: 'box', x: 264, y: 72, w: 104, h: 88, fill: 'soft', stroke: 'accent' },
    { type: 'line', x: 136, y: 116, x2: 264, y2: 116, arrow: true },
    { type: 'text', x: 32, y: 40, text: 'How a client asks a service', size: 20, bold: true },
    { type: 'text', x: 84, y: 122, text: 'Client', align: 'middle' },
    { type: 'text', x: 316, y: 122, text: 'Service', align: 'middle' },
    { type: 'text', x: 200, y: 106, text: 'asks by HTTP', size: 14, align: 'middle' },
  ],
}

beforeAll(async () => {
  await installed()
  writeFileSync(join(cwd, 'tight.json'), JSON.stringify(tight, null, 2))
  writeFileSync(join(cwd, 'fine.json'), JSON.stringify(fine))
  writeFileSync(
    join(cwd, 'wrong.json'),
    JSON.stringify({ ...tight, elements: [{ type: 'circle', x: 1, y: 1, r: -4 }] }, null, 2),
  )
}, 240_000)

const check = (...args: string[]) => diagref(['check', ...args], { cwd })

type CheckOutput = {
  valid: boolean
  blocks: number
  warnings: number
  findings: (ReviewFinding & { line: number; column: number })[]
}

test('a good scene passes with a message', async () => {
  expect(await check('fine.json')).toMatchObject({ code: 0, out: '', err: 'diagref: fine.json: no problems found\n' })
})

test('findings have file, line and rule, and a blocking one fails the run', async () => {
  const { code, out, err } = await check('wrong.json')
  expect(code).toBe(1)
  await expect(`${out}${err}`).toMatchFileSnapshot('golden/check.txt')
})

test('each finding is one line, the whole scene at its first line', async () => {
  const { code, out, err } = await check('tight.json')
  const lines = out.trimEnd().split('\n')
  expect(lines).toHaveLength(reviewScene(tight).length)
  for (const line of lines) expect(line).toMatch(/^tight\.json:\d+:\d+ {2}(?:block|warn ) {2}R\d\d {4}\S/)
  expect([code, err]).toEqual([1, expect.stringMatching(/^diagref: tight\.json: \d findings block, \d warn\n$/)])
})

test('the findings are those of the linter, in its order', async () => {
  const { out } = await check('tight.json', '--json')
  const { findings, valid, blocks, warnings } = JSON.parse(out) as CheckOutput
  const expected = reviewScene(tight)
  expect(findings.map(({ line: _line, column: _column, ...finding }) => finding)).toEqual(expected)
  expect([valid, blocks + warnings]).toEqual([true, expected.length])
  expect(blocks).toBe(expected.filter(({ level }) => level === 'block').length)
})

test('the place of a finding is the line of its element', async () => {
  const { findings } = JSON.parse((await check('tight.json', '--json')).out) as CheckOutput
  const lines = JSON.stringify(tight, null, 2).split('\n')
  const small = findings.find(({ rule, at }) => rule === 'R04' && at === 'elements.2')!
  expect(lines.slice(small.line - 1, small.line + 4).join('')).toContain('Twelve')
})

test('a violation of the scene language is a finding too', async () => {
  const { code, out } = await check('wrong.json', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    valid: false,
    blocks: 1,
    findings: [
      {
        rule: 'scene',
        level: 'block',
        at: 'elements.0.r',
        line: 12,
        problem: 'must be greater than 0, got -4',
      },
    ],
  })
})

test('data instead of a scene is one finding, which says how to draw it', async () => {
  writeFileSync(join(cwd, 'data.json'), JSON.stringify({ title: 'Mine', rows: [{ name: 'a', value: 1 }] }))
  const { code, out } = await check('data.json')
  expect([code, out.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^data\.json:1:1 {2}block {2}scene {2}is not a scene: .* diagref draw ID FILE/)],
  ])
})

test('SARIF names the rules, the file and the lines', async () => {
  const { code, out } = await check('tight.json', '--sarif')
  const log = JSON.parse(out) as {
    version: string
    runs: { tool: { driver: { rules: { id: string }[] } }; results: unknown[] }[]
  }
  const [run] = log.runs
  expect([code, log.version]).toEqual([1, '2.1.0'])
  expect(run!.tool.driver.rules.map(({ id }) => id)).toContain('R06')
  expect(run!.results).toHaveLength(reviewScene(tight).length)
  expect(run!.results[0]).toMatchObject({
    ruleId: expect.stringMatching(/^R\d\d$/) as string,
    ruleIndex: expect.any(Number) as number,
    level: expect.stringMatching(/^(?:error|warning)$/) as string,
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'tight.json' },
          region: { startLine: expect.any(Number) as number },
        },
      },
    ],
  })
})

test('standard input may be the answer of a tool, with the scene inside of it', async () => {
  for (const answer of [{ scene: fine }, { content: [{ type: 'text', text: JSON.stringify({ scene: fine }) }] }]) {
    const { code, err } = await diagref(['check', '-'], { input: JSON.stringify(answer) })
    expect([code, err]).toEqual([0, 'diagref: standard input: no problems found\n'])
  }
})

test('check has no look: findings apply to every theme', async () => {
  expect((await check('tight.json', '--theme', 'dark')).code).toBe(2)
})

test('a file name cannot control the terminal', async () => {
  const name = 'a\x1b[2Jb.json'
  writeFileSync(join(cwd, name), JSON.stringify(fine))
  expect((await check(name)).err).toBe('diagref: a [2Jb.json: no problems found\n')
})
