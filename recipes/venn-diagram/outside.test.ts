import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { crossesRect, layOutside } from './outside.ts'
import venn from './recipe.ts'

/** Nearly all in all three sets: every other region is a crescent or a sliver. */
const hosts = {
  title: '{value} of {total} hosts',
  measure: 'hosts',
  sets: [{ name: 'CMDB', note: 'ServiceNow export' }, { name: 'Prometheus', note: 'up{job="node"}' }, { name: 'EDR' }],
  regions: [
    { in: ['CMDB', 'Prometheus', 'EDR'], name: 'Managed', value: 1024 },
    { in: ['CMDB', 'Prometheus'], value: 118 },
    { in: ['CMDB', 'EDR'], value: 37 },
    { in: ['Prometheus', 'EDR'], value: 0 },
    { in: ['CMDB'], name: 'Ghosts', value: 312 },
    { in: ['Prometheus'], value: 9 },
    { in: ['EDR'], name: 'Laptops', value: 4 },
  ],
}

test('leaders cross no name and no other words, and numbers in the heading are written as in the circles', () => {
  const drawing = drawRecipe(venn as unknown as AnyRecipe, hosts)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  expect(drawing.scene.title).toContain('1,024 of 1,504 hosts')
})

test('a number that would touch its circle is outside, and a focus names its region as a sentence does', () => {
  const counts = [14, 31, 88, 2, 0, 5, 112]
  const sets = ['Trivy', 'Grype', 'Docker Scout']
  const regions = counts.map((value, index) => ({ in: sets.filter((_, set) => (index + 1) & (1 << set)), value }))
  const data = { title: '{value} by all', sets: sets.map((name) => ({ name })), regions }
  const drawing = drawRecipe(venn as unknown as AnyRecipe, { ...data, focus: ['Trivy, Grype and Docker Scout'] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  expect(drawing.scene.title).toContain('112 by all')
})

const words = { w: 40, h: 20, lines: [] } as unknown as Parameters<typeof layOutside>[0][number]['words']
const remark = (x: number, y: number) => ({ source: '@a', words, at: { x, y } })
const disks = [{ x: 100, y: 100, r: 100 }]

test('a remark is on the nearer side, and on the other where words are in its way', () => {
  const sideOf = (x: number, inside: { x: number; y: number; w: number; h: number }[] = []) =>
    layOutside([remark(x, 100)], { disks, names: [], inside }).map(({ side }) => side)
  expect([sideOf(60), sideOf(140)]).toEqual([[-1], [1]])
  expect(sideOf(60, [{ x: 10, y: 90, w: 30, h: 20 }])).toEqual([1])
  expect(sideOf(60, [{ x: 80, y: 90, w: 30, h: 20 }])).toEqual([-1])
})

test('a leader crosses what its line or its words touch', () => {
  const [leader] = layOutside([remark(60, 100)], { disks, names: [], inside: [] })
  if (leader === undefined) throw new Error('no leader')
  expect(crossesRect(leader, { x: -20, y: 95, w: 10, h: 10 })).toBe(true)
  expect(crossesRect(leader, { x: -20, y: 120, w: 10, h: 10 })).toBe(false)
  expect(crossesRect(leader, leader.rect)).toBe(true)
})
