import { expect, test } from 'vitest'
import { toDrawio } from '../../src/convert/drawio.ts'
import { toExcalidraw } from '../../src/convert/excalidraw.ts'
import { readSceneFile } from '../recipes.ts'
import { faultsOfDrawio } from './drawio.ts'
import { type CheckedItem, faultsOfExcalidraw } from './excalidraw.ts'

const look = { theme: 'light', accent: 'blue' } as const

test('an item that Excalidraw drops, moves or unbinds is reported', async () => {
  const file = toExcalidraw(await readSceneFile('request-sequence'), look)
  const { elements } = JSON.parse(file) as { elements: CheckedItem[] }
  expect(faultsOfExcalidraw(file, elements)).toEqual([])
  const [first, ...rest] = elements
  expect(faultsOfExcalidraw(file, rest)).toEqual([`Excalidraw drops ${first?.type} ${first?.id}`])
  expect(faultsOfExcalidraw(file, [{ ...elements[0], x: 9_999 } as CheckedItem, ...rest])).toHaveLength(1)
  const untied = elements.map((item) => ({ ...item, boundElements: [], startBinding: null }))
  expect(faultsOfExcalidraw(file, untied).length).toBeGreaterThan(2)
})

test('a cell that draw.io does not have is reported', async () => {
  const file = toDrawio(await readSceneFile('request-sequence'), look)
  const cells = file.match(/<mxCell [^>]*(?:vertex|edge)="1"/g) ?? []
  expect(cells.length).toBeGreaterThan(20)
  expect(faultsOfDrawio(file, [])).toHaveLength(cells.length)
})
