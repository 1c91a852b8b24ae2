/**
 * One SVG with every kind of element, byte for byte but for the values of colors, which are named: any change to the
 * renderer's output shows up here.
 */
import { expect, test } from 'vitest'
import { withShadeNames } from '../../test/shade-names.ts'
import type { Scene } from '../scene/scene.ts'
import { renderScene } from './render-scene.ts'

const scene: Scene = {
  version: 1,
  width: 320,
  height: 160.5,
  title: 'One of each, & no more',
  description: 'A box, a circle, three connectors and four texts.',
  elements: [
    { type: 'box', x: 24, y: 24, w: 112, h: 48, fill: 'soft', stroke: 'accent', dashed: true },
    { type: 'circle', x: 240, y: 48, r: 24.125, stroke: 'ink' },
    { type: 'line', x: 136, y: 48, x2: 215.875, y2: 48, arrow: true },
    { type: 'path', d: 'M80 72v40a8 8 0 0 0 8 8h120', stroke: 'positive', arrow: true, dashed: true },
    { type: 'path', d: 'M240 72 C240 100, 220 96, 212 112', stroke: 'negative', arrow: true },
    { type: 'text', x: 80, y: 53, text: 'size < 16', align: 'middle', bold: true },
    { type: 'text', x: 216, y: 124, text: 'a  b', size: 14, mono: true, fill: 'muted' },
    { type: 'text', x: 24, y: 140, text: '' },
    { type: 'text', x: 296, y: 140, text: '−1 → 日本', align: 'end' },
  ],
}

test('one of each element, in light with blue', () => {
  expect(withShadeNames(renderScene(scene))).toMatchInlineSnapshot(`
    "<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160.5" viewBox="0 0 320 160.5" role="img">
    <title>One of each, &amp; no more</title>
    <desc>A box, a circle, three connectors and four texts.</desc>
    <rect width="320" height="160.5" fill="page"/>
    <g font-family="Inter,'Helvetica Neue',Arial,sans-serif" font-size="16" text-rendering="geometricPrecision" stroke-width="1" stroke-linejoin="round" transform="translate(.5 .5)">
    <rect x="24" y="24" width="112" height="48" rx="6" fill="soft" stroke="accent" stroke-width="2.25" stroke-dasharray="6 4"/>
    <circle cx="240" cy="48" r="24.13" fill="page" stroke="ink" stroke-width="1.5"/>
    <line x1="136" y1="48" x2="208.88" y2="48" stroke="connector" stroke-width="1.25"/>
    <path d="M215.88 48L207.88 51.84L207.88 44.16Z" fill="connector"/>
    <path d="M80 72v40a8 8 0 0 0 8 8h 111.8" fill="none" stroke="positive" stroke-width="1.75" stroke-dasharray="6 4"/>
    <path d="M208 120L198.8 124.41L198.8 115.59Z" fill="positive"/>
    <path d="M240 72 C240 100, 220 96, 212 112" fill="none" stroke="negative" stroke-width="1.75"/>
    <path d="M212 112L212.17 101.8L220.06 105.74ZM223.21 101.87L222.43 103.44L215.28 93.15L216.06 91.58Z" fill="negative"/>
    <text x="80" y="53" fill="ink" text-anchor="middle" font-weight="600">size &lt; 16</text>
    <text x="216" y="124" fill="muted" font-size="14" font-family="'JetBrains Mono NL',ui-monospace,Menlo,Consolas,monospace" xml:space="preserve">a  b</text>
    <text x="296" y="140" fill="ink" text-anchor="end">−1 → 日本</text>
    </g>
    </svg>
    "
  `)
})

const dark = { theme: 'dark', accent: 'orange' } as const

test('one of each element, in dark with orange', () => {
  expect(withShadeNames(renderScene(scene, dark), dark)).toMatchInlineSnapshot(`
    "<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160.5" viewBox="0 0 320 160.5" role="img">
    <title>One of each, &amp; no more</title>
    <desc>A box, a circle, three connectors and four texts.</desc>
    <rect width="320" height="160.5" fill="page"/>
    <g font-family="Inter,'Helvetica Neue',Arial,sans-serif" font-size="16" text-rendering="geometricPrecision" stroke-width="1" stroke-linejoin="round" transform="translate(.5 .5)">
    <rect x="24" y="24" width="112" height="48" rx="6" fill="soft" stroke="accent" stroke-width="2.25" stroke-dasharray="6 4"/>
    <circle cx="240" cy="48" r="24.13" fill="surface" stroke="ink" stroke-width="1.5"/>
    <line x1="136" y1="48" x2="208.88" y2="48" stroke="connector" stroke-width="1.25"/>
    <path d="M215.88 48L207.88 51.84L207.88 44.16Z" fill="connector"/>
    <path d="M80 72v40a8 8 0 0 0 8 8h 111.8" fill="none" stroke="positive" stroke-width="1.75" stroke-dasharray="6 4"/>
    <path d="M208 120L198.8 124.41L198.8 115.59Z" fill="positive"/>
    <path d="M240 72 C240 100, 220 96, 212 112" fill="none" stroke="negative" stroke-width="1.75"/>
    <path d="M212 112L212.17 101.8L220.06 105.74ZM223.21 101.87L222.43 103.44L215.28 93.15L216.06 91.58Z" fill="negative"/>
    <text x="80" y="53" fill="ink" text-anchor="middle" font-weight="600">size &lt; 16</text>
    <text x="216" y="124" fill="muted" font-size="14" font-family="'JetBrains Mono NL',ui-monospace,Menlo,Consolas,monospace" xml:space="preserve">a  b</text>
    <text x="296" y="140" fill="ink" text-anchor="end">−1 → 日本</text>
    </g>
    </svg>
    "
  `)
})
