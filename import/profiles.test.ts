import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import flameGraph from '../recipes/flame-graph/recipe.ts'
import { importData } from './import-data.ts'

const recipe = flameGraph as unknown as AnyRecipe

const read = (from: string, input: string) => {
  const outcome = importData(recipe, input, { from })
  if (!outcome.ok) return outcome
  const drawing = drawRecipe(recipe, outcome.data)
  return { ...outcome.data, heading: drawing.ok ? drawing.scene.title : drawing.findings }
}

test('trace events of Chrome: each frame has the time that nothing within it took, threads apart', () => {
  const event = (name: string, ph: string, ts: number, more: object = {}) => ({ name, ph, ts, pid: 1, tid: 1, ...more })
  const traceEvents = [
    { ...event('thread_name', 'M', 0), args: { name: 'Main' } },
    event('RunTask', 'X', 1000, { dur: 10_000 }),
    event('Parse', 'X', 2000, { dur: 3000 }),
    event('Layout', 'B', 6000),
    event('Layout', 'E', 10_000),
    event('Paint', 'X', 1000, { dur: 2000, tid: 2 }),
    // Asynchronous: of no thread.
    event('fetch', 'b', 1000, { id: '0x1' }),
  ]
  const expected = {
    heading: 'Flame graph: 33% of the time is in Layout itself',
    unit: 'ms',
    root: {
      name: 'all',
      children: [
        {
          name: 'Main',
          children: [
            {
              name: 'RunTask',
              value: 3,
              children: [
                { name: 'Parse', value: 3 },
                { name: 'Layout', value: 4 },
              ],
            },
          ],
        },
        { name: 'thread 2', children: [{ name: 'Paint', value: 2 }] },
      ],
    },
  }
  expect(read('chrome-trace', JSON.stringify({ traceEvents }))).toMatchObject(expected)
  expect(read('chrome-trace', JSON.stringify(traceEvents))).toMatchObject(expected)
  expect(read('chrome-trace', '{"traceEvents": []}')).toMatchObject({ ok: false })
  expect(read('chrome-trace', '{}')).toMatchObject({ ok: false })
})

test('stacks as go tool pprof -traces prints them, in one unit', () => {
  const line = '-----------+-------------------------------------------------------'
  const input = [
    'Type: cpu',
    line,
    '     1.10s   runtime.memmove',
    '             main.(*API).list',
    line,
    '     key:[a  b]',
    '     900ms   syscall.Syscall',
    '             os.(*File).Read',
    '             main.(*API).list',
    line,
  ].join('\n')
  expect(read('pprof', input)).toMatchObject({
    heading: 'Flame graph: 55% of the time is in runtime.memmove itself',
    unit: 'ms',
    root: {
      name: 'main.(*API).list',
      children: [
        { name: 'runtime.memmove', value: 1100 },
        { name: 'os.(*File).Read', children: [{ value: 900 }] },
      ],
    },
  })
  expect(read('pprof', '\u001f\u008b\u0008')).toEqual({
    ok: false,
    findings: [{ at: '', problem: 'is a binary profile; print it: go tool pprof -traces profile.pb.gz' }],
  })
  expect(read('pprof', 'Type: cpu')).toMatchObject({ ok: false })
})

test('a recursion deeper than any stack is read, with what is below the deepest level as one', () => {
  const outcome = importData(flameGraph as unknown as AnyRecipe, `main${';again'.repeat(20_000)} 3\nmain;other 1\n`, {
    from: 'folded',
  })
  expect(outcome).toMatchObject({ ok: true })
  expect(JSON.stringify(outcome)).toContain('19862 levels')
})
