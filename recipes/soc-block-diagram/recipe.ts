/** The buses of a microcontroller as bars: masters above, memories, bridges and peripherals below. */

import { type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { namedIn, namesOf } from '../../drawing/data/named.ts'
import { type Net, targetsOf } from '../../drawing/data/neighbors.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawBars } from '../../drawing/graph/bars/draw-bars.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { restyled } from '../../drawing/graph/notation.ts'
import { zones } from '../../drawing/graph/notations.ts'
import { box, line } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { apart, areMasters, mastersOf, reachedBy, wayTo } from './masters.ts'

/** A bus and what leaves it, in the accent: for the key. */
const busAndArrow = ({ x, y, w, h }: Rect) => [
  box(x, y + h / 2 - 8, 16, 16, { fill: 'soft', stroke: 'accent' }),
  line(x + 16, y + h / 2, x + w, y + h / 2, { stroke: 'accent', arrow: true }),
]

/** What is marked, as the key says it. */
const wayWords = (focus: readonly GraphNode[], data: Net): string => {
  const { masters, blocks } = apart(focus, data)
  const [from, to] = [masters, blocks].map((nodes) => enumerate(namesOf(nodes), 2))
  if (blocks.length === 0) return `Reached from ${from}`
  return masters.length === 0 ? `On the way to ${to}` : `From ${from} to ${to}`
}

export default defineRecipe({
  name: 'SoC block diagram',
  family: 'Architecture',
  description:
    'A system on a chip (SoC): cores and DMA above, their buses as bars, memories, bridges and peripherals below, an arrow from each master to what it can address. Also called microcontroller block diagram, bus matrix or chip architecture.',
  useWhen:
    'You need to know which master can reach which memory or peripheral, over which bus and across which bridge: firmware onboarding, a driver or DMA design. Reads best with 2 to 6 buses and up to 10 blocks side by side; have the bus chapter of the datasheet at hand.',
  avoidWhen:
    'You need the addresses of one process: use `process-memory-layout`. You need the bits of one register: use `register-bitfield`. You need signals over time: use `digital-waveform`. Pins and packages need a pinout.',
  visual: 91,
  ease: 75,
  overall: 87,
  rationale:
    'Bars are buses, so what shares bandwidth hangs from one bar and every bridge is a step down; the accent follows the paths to one block. Widths and clocks are words only. You supply masters, buses, bridges and blocks.',
  reviewed: '2026-11-23',
  revision: 1,
  data: graphForm(zones, { fixed: true, nodes: 40, edges: 60, bars: { kind: 'network', what: 'a bus' } }),
  sample: {
    title: 'Only {reaching} of {masters} bus masters reach the GPIO registers in SIO',
    subtitle: 'SIO has a port for the I/O bus of each core: an access takes one cycle and never waits for the crossbar',
    focus: ['SIO'],
    // Sections 2.1 (bus fabric: 4 masters, 10 ports, 6 of them SRAM banks), 2.2 (address map), 2.3.1 (SIO), 2.6 (memory).
    source: 'RP2040 datasheet, 2.1 to 2.6; similar peripherals are combined; XIP AUX and small APB blocks are left out',
    nodes: [
      { name: 'Core 0', note: 'Cortex-M0+' },
      { name: 'Core 1', note: 'Cortex-M0+' },
      { name: 'DMA read', note: 'no I/O port' },
      { name: 'DMA write', note: 'no I/O port' },
      { name: 'SIO', note: 'single-cycle I/O: GPIO, FIFOs, spinlocks' },
      { name: 'ROM', kind: 'database', note: '16 kB' },
      { name: 'XIP', kind: 'database', note: 'flash, cached' },
      { name: 'SRAM', kind: 'database', note: '264 kB, 6 banks' },
      { name: 'Shared port', kind: 'gateway' },
      { name: 'APB bridge', kind: 'gateway' },
      { name: 'PIO', note: '2 blocks' },
      { name: 'USB' },
      { name: 'DMA regs' },
      { name: 'Serial', note: 'UART, SPI, I2C: 2 each' },
      { name: 'PWM and ADC' },
      { name: 'Timers' },
      { name: 'IOPORT 0', kind: 'network' },
      { name: 'IOPORT 1', kind: 'network' },
      { name: 'AHB-Lite crossbar', kind: 'network', tech: '4 in, 10 out; 32-bit' },
      { name: 'AHB-Lite', kind: 'network', tech: '32-bit' },
      { name: 'APB', kind: 'network', tech: '32-bit' },
    ],
    edges: shortLinks(`Core 0 > AHB-Lite crossbar, IOPORT 0
      Core 1 > IOPORT 1, AHB-Lite crossbar
      DMA read > AHB-Lite crossbar
      DMA write > AHB-Lite crossbar
      IOPORT 0 > SIO
      IOPORT 1 > SIO
      AHB-Lite crossbar > Shared port, ROM, XIP, SRAM, APB bridge
      Shared port > AHB-Lite
      AHB-Lite > PIO, USB, DMA regs
      APB bridge > APB
      APB > Serial, PWM and ADC, Timers`).map((edge) => (edge.to === 'SRAM' ? { ...edge, text: '×6' } : edge)),
  },
  derive: (data) => {
    const { masters, reaching } = mastersOf(data)
    return { masters: `${masters.length}`, reaching: `${reaching.length}` }
  },
  draw: (data, sheet) => {
    const focus = namedIn(data.nodes, data.focus)
    sheet.focusAlso(wayTo(focus, data))
    if (focus.length > 0) sheet.key({ text: wayWords(focus, data), sample: busAndArrow, isTint: true })
    sheet.prove('masters', ...mastersOf(data).masters)
    sheet.prove('reaching', ...mastersOf(data).reaching)
    drawBars(data, sheet, {
      ...restyled(zones, {
        nodes: {
          service: { text: 'Block' },
          database: { text: 'Memory' },
          network: { text: 'Bus' },
          gateway: { text: 'Bridge or shared port' },
        },
        edges: { traffic: { text: 'Starts transfers to' } },
      }),
      bars: 'network',
      isSubject: (node) => focus.includes(node),
    })
  },
  describe: (data) => {
    const buses = data.nodes.filter(({ kind }) => kind === 'network')
    const below = buses.map((bus) => `${bus.name} leads to ${enumerate(namesOf(targetsOf(bus, data)), 6, 'nothing')}`)
    const { masters, reaching } = mastersOf(data)
    const focus = namedIn(data.nodes, data.focus)
    const reached = areMasters(focus, data) ? reachedBy(focus, data) : apart(focus, data).blocks
    const words = `${enumerate(namesOf(reaching))} reach ${enumerate(namesOf(reached), 6, 'nothing')}`
    return `System on a chip with ${count(buses.length, 'bus', 'buses')}: ${below.join('; ')}. Bus masters are ${enumerate(namesOf(masters))}${reaching.length === 0 ? '' : `; ${words}`}.${markedWords(data)}`
  },
})
