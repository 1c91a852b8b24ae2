import { expect, test } from 'vitest'
import code from '../../recipes/annotated-code/recipe.ts'
import diff from '../../recipes/code-diff/recipe.ts'
import exchange from '../../recipes/http-exchange/recipe.ts'
import terminal from '../../recipes/terminal-session/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'
import { readPanel } from './rows.ts'

const draw = (recipe: unknown, data: object) => {
  const drawing = drawRecipe(recipe as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

const textsOf = (recipe: unknown, data: object): Text[] =>
  draw(recipe, data).elements.flatMap((element) => (element.type === 'text' ? [element] : []))

const wordsOf = (recipe: unknown, data: object): string[] => textsOf(recipe, data).map(({ text }) => text)

test('a quoted piece of a line is bold, the rest is not', () => {
  const pieces = textsOf(terminal, {
    title: 'One claim',
    panels: [{ lines: ['$ uptime', 'load average: 9.81, 4.20'] }],
    callouts: [{ on: '9.81', text: 'too high' }],
  }).filter(({ mono }) => mono === true)
  expect(pieces.map(({ text, bold }) => [text, bold === true])).toEqual([
    ['$', false],
    ['uptime', true],
    ['load average: ', false],
    ['9.81', true],
    [', 4.20', false],
  ])
})

test('the first line of a callout is level with its row', () => {
  const texts = textsOf(terminal, {
    title: 'One claim',
    panels: [{ lines: ['$ uptime', 'load average: 9.81'] }],
    callouts: [{ on: '9.81', text: 'too high' }],
  })
  const baselines = ['too high', '9.81'].map((words) => texts.find(({ text }) => text === words)?.y)
  expect(baselines[0]).toBe(baselines[1])
})

test('a line longer than the page is wrapped, not rejected', () => {
  const words = wordsOf(terminal, { title: 'One claim', panels: [{ lines: ['$ echo', 'word '.repeat(47).trim()] }] })
  expect(
    words
      .filter((text) => text.includes('word'))
      .join(' ')
      .match(/word/g),
  ).toHaveLength(47)
})

test('Content-Length is counted where it is left open', () => {
  const panels = [
    { lines: ['PUT /a HTTP/1.1', 'Content-Length: {bytes}', '', 'é'] },
    { lines: ['HTTP/1.1 204 No Content'] },
  ]
  expect(wordsOf(exchange, { title: 'One claim', panels })).toEqual(
    expect.arrayContaining(['Content-Length: 2', 'body, 2 bytes', '1 header field', 'empty line']),
  )
})

test('edges that cross are drawn with a warning that names the one', () => {
  const panels = [{ lines: ['GET / HTTP/1.1', 'A: 1', 'B: 2'] }, { lines: ['HTTP/1.1 200 OK', 'C: 3', 'D: 4'] }]
  const edges = [
    { from: 'A: 1', to: 'D: 4', text: 'first' },
    { from: 'B: 2', to: 'C: 3', text: 'second' },
  ]
  expect(drawRecipe(exchange as unknown as AnyRecipe, { title: 'One claim', panels, edges })).toMatchObject({
    ok: true,
    warnings: [
      {
        level: 'warning',
        at: 'edges.1.to',
        problem: 'its arrow crosses that of an earlier edge; put the lines in the same order',
      },
    ],
  })
})

test('in a diff the ground of what is gone is fainter than that of what is new', () => {
  const { elements } = draw(diff, diff.sample)
  const grounds = elements.flatMap((each) =>
    each.type === 'path' && each.stroke === 'none' && each.dashed === true ? [each.fill] : [],
  )
  expect(grounds.slice(-2)).toEqual(['surface', 'rule'])
})

test('in a diff the line in focus has a soft band and a bar in the accent, and its words keep the color of their state', () => {
  const { elements } = draw(diff, diff.sample)
  const fills = elements.flatMap((each) => (each.type === 'path' ? [each.fill] : []))
  expect(fills.filter((fill) => fill === 'accent' || fill === 'soft')).toEqual(['soft', 'accent'])
  const code = elements.filter((each) => each.type === 'text' && each.mono === true && each.fill === 'accent')
  expect(code).toEqual([])
})

const session = (lines: string[], focus?: string) =>
  draw(terminal, {
    title: 'From alarm to cause in {commands} commands',
    panels: [{ lines }],
    ...(focus ? { focus: [focus] } : {}),
  })

const discsIn = ({ elements }: ReturnType<typeof session>) =>
  elements.flatMap((element) => (element.type === 'circle' && element.r === 9 ? [element] : []))

test('the commands of a terminal are counted; the last one before the line in focus is solid', () => {
  const lines = ['$ uptime', 'load 9', '', '$ top', 'postgres 98%', '', '$ kill 4711', 'done']
  const discs = discsIn(session(lines, 'postgres'))
  expect(discs.map(({ fill }) => fill)).toEqual([undefined, 'accent', undefined])
  expect(discs.map(({ stroke }) => stroke)).toEqual(['ink', 'accent', 'ink'])
  expect(discsIn(session(lines)).map(({ fill }) => fill)).toEqual([undefined, undefined, undefined])
  expect(wordsOf(terminal, { title: '{commands}', panels: [{ lines }] })).toEqual(
    expect.arrayContaining(['1', '2', '3']),
  )
})

test('a broken command ends in a backslash and keeps an option with its value; output does not', () => {
  const command = `$ kubectl get events ${'--field-selector reason=Unhealthy '.repeat(3)}-o custom-columns=MESSAGE:.message`
  const texts = textsOf(terminal, { title: 'One claim', panels: [{ lines: [command, 'word '.repeat(40).trim()] }] })
  const code = texts.filter(({ mono }) => mono === true).map(({ text }) => text)
  expect(code.filter((line) => line.endsWith('\\')).length).toBeGreaterThan(0)
  expect(code.filter((line) => /\s-\S+ \\$/.test(line))).toEqual([])
  expect(code.filter((line) => line.includes('word') && line.endsWith('\\'))).toEqual([])
  expect(code.slice(1).join(' ').replaceAll('\\', '').replace(/\s+/g, ' ')).toContain(command.slice(2, 60))
})

test('the heads of columns step back, an error does not', () => {
  const texts = textsOf(terminal, {
    title: 'One claim',
    panels: [{ lines: ['$ ps', 'PID  TTY', '1  pts/0', '', '$ make', 'ERROR', 'stopped'] }],
  })
  const fill = (words: string) => texts.find(({ text }) => text === words)?.fill
  expect([fill('PID  TTY'), fill('ERROR')]).toEqual(['muted', 'negative'])
})

test('several lines in focus are joined by a thread, from the first to the last; one needs none', () => {
  const threads = (focus: string[], more: object = {}) => {
    const data = { title: 'One claim', panels: [{ lines: ['one', 'two', 'three', 'four'] }], focus, ...more }
    return draw(code, data).elements.flatMap((element) => {
      const [, left = '', top = '', right = '', bottom = ''] =
        element.type === 'path' && element.fill === 'accent' ? (/^M(\d+) (\d+)H(\d+)V(\d+)H/.exec(element.d) ?? []) : []
      const [w, h, isLeft] = [Number(right) - Number(left), Number(bottom) - Number(top), Number(left) < 48]
      // The bars of rows in focus are as wide, and at the left.
      return (isLeft ? w === 2 : w === 3) ? [[isLeft ? 'left' : 'right', h]] : []
    })
  }
  // Rows are 20 px high.
  expect(threads(['one', 'four'])).toEqual([['left', 80]])
  expect(threads(['two', 'three'])).toEqual([['left', 40]])
  expect(threads(['two'])).toEqual([])
  // Where remarks are beside the panel, it joins the middles of the rows, from which leaders come.
  const callouts = [{ on: 'four', text: 'last' }]
  expect(threads(['one', 'four'], { callouts })).toEqual([['right', 60]])
})

test('between panels, no thread and no second bar are where arrows and leaders arrive', () => {
  const { elements } = draw(exchange, {
    title: 'One claim',
    panels: [
      { lines: ['GET / HTTP/1.1', 'Host: a.example', ''] },
      { lines: ['HTTP/1.1 200 OK', 'Age: 3', 'ETag: "x"', ''] },
    ],
    edges: [{ from: 'Host: a.example', to: 'Age: 3', text: 'kept' }],
    callouts: [{ on: 'ETag: "x"', text: 'the same' }],
    focus: ['Host: a.example', 'Age: 3', 'ETag: "x"'],
  })
  const bars = elements.flatMap((element) => {
    const found = element.type === 'path' ? /^M(\d+) (\d+)H(\d+)V(\d+)H/.exec(element.d)?.map(Number) : undefined
    const [, left = 0, top = 0, right = 0, bottom = 0] = found ?? []
    return right - left === 2 || right - left === 3 ? [[element.type === 'path' && element.fill, bottom - top]] : []
  })
  expect(bars).toEqual([
    ['accent', 20],
    ['accent', 20],
    ['accent', 20],
  ])
})

test('the leader of a remark begins at the line of a wrapped row that has its quote, or the beginning of it', () => {
  const row = `${'word '.repeat(18)}needle ${'more '.repeat(26)}last`
  const levelOf = (on: string): { leader: number; line: number } => {
    const { elements } = draw(terminal, {
      title: 'One claim',
      panels: [{ lines: ['$ cat', row] }],
      callouts: [{ on, text: 'a remark' }],
    })
    const leader = elements.find((each) => each.type === 'path' && /^M\d+ \d+H\d+L/.test(each.d))
    const quoted = elements.find((each) => each.type === 'text' && each.bold === true && each.text === on.split(' ')[0])
    const y = leader?.type === 'path' ? Number(/ (\d+)H/.exec(leader.d)?.[1]) : 0
    return { leader: y, line: quoted?.type === 'text' ? quoted.y : 0 }
  }
  const [first, last] = [levelOf('needle'), levelOf('last')]
  expect(Math.abs(first.line - first.leader)).toBeLessThan(8)
  expect(Math.abs(last.line - last.leader)).toBeLessThan(8)
  expect(last.leader - first.leader).toBeGreaterThan(20)
})

test('each of two quotes in one line is bold, in whichever order they are given', () => {
  const bold = textsOf(terminal, {
    title: 'One claim',
    panels: [{ lines: ['$ uptime', 'load average: 9.81, 4.20'] }],
    callouts: [
      { on: '4.20', text: 'before' },
      { on: '9.81', text: 'now' },
    ],
  }).flatMap(({ text, bold, mono }) => (bold === true && mono === true ? [text] : []))
  expect(bold).toEqual(['uptime', '9.81', '4.20'])
})

test('a tab is four columns in code and eight in what a terminal prints', () => {
  const panel = (kind: 'code' | 'terminal' | 'diff', ...texts: string[]) =>
    readPanel({ kind, first: 1, lines: texts.map((text) => ({ text })) } as never).rows.map(({ text }) => text)
  expect(panel('code', '\tb', 'a\tb')).toEqual(['    b', 'a   b'])
  expect(panel('diff', '@@ -1 +1 @@', '-\ta', '+\t\ta').slice(1)).toEqual(['    a', '        a'])
  expect(panel('terminal', 'NAME\tAGE')).toEqual(['NAME    AGE'])
})

test('rows that a terminal printed in columns are in one line while the page has room, and nothing else is wider for them', () => {
  const row = ['sha256:9b1f', '2 days ago', 'COPY dist /app # buildkit'.padEnd(40), '14.2MB'].join('   ')
  const prose = 'word '.repeat(40).trim()
  const said = (...lines: string[]) =>
    textsOf(terminal, {
      title: 'One claim',
      panels: [{ lines: ['$ docker history', ...lines] }],
      callouts: [{ on: 'docker history', text: 'a remark beside it' }],
    }).map(({ text }) => text)
  expect(said(row)).toContain(row)
  const widest = (texts: string[]): number => Math.max(...texts.map((text) => text.length))
  expect(said(row, prose)).toContain(row)
  expect(widest(said(prose))).toBeLessThan(row.length)
  expect(widest(said(row, prose))).toBe(row.length)
})
