import { expect, test } from 'vitest'
import type { Json } from '../../editor/json-path.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Answer } from '../draw-worker.ts'
import type { Drawer } from './drawer.ts'
import type { PageData } from './page-data.ts'
import { nudge } from './scene-state.ts'
import { Store } from './store.ts'

const scene: Scene = {
  version: 1,
  width: 400,
  height: 200,
  title: 'T',
  description: '',
  elements: [{ type: 'text', x: 40, y: 40, text: 'Moved' }],
}

const drawingOf = (drawn: Scene): Answer => ({
  drawing: { ok: true, scene: drawn, parts: [], warnings: [], width: drawn.width } as never,
  ms: 1,
})

/** A store whose drawings come when `answers` are called. */
const opened = () => {
  const answers: ((answer: Answer) => void)[] = []
  const drawer = { ask: (_: unknown, done: (answer: Answer) => void) => void answers.push(done) } as unknown as Drawer
  const store = new Store({} as PageData, drawer, { kind: 'scene', content: scene as unknown as Json })
  store.shown = { scene, parts: [] }
  const x = () => store.shown?.scene.elements.map((each) => each.type === 'text' && each.x)
  return { store, answers, x }
}

test('the drawing of a scene as it was does not take back what was moved since', () => {
  const { store, answers, x } = opened()
  store.redraw()
  store.selected = [0]
  nudge(store, 8, 0)
  answers[0]?.(drawingOf(scene))
  nudge(store, -1, 0)
  expect(x()).toEqual([47])
  answers.at(-1)?.(drawingOf(store.draft.content as unknown as Scene))
  expect([x(), store.isCurrent]).toEqual([[47], true])
})

test('while the text of a scene is typed, an older drawing is shown', () => {
  const { store, answers, x } = opened()
  const typed = (at: number): Scene => ({ ...scene, elements: [{ type: 'text', x: at, y: 40, text: 'Moved' }] })
  store.editContent(typed(50) as unknown as Json, 'text')
  store.editContent(typed(60) as unknown as Json, 'text')
  answers[0]?.(drawingOf(typed(50)))
  expect([x(), store.isCurrent]).toEqual([[50], false])
})
