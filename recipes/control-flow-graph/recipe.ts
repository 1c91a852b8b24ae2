/** A control-flow graph: the check of a TLS signature that a second `goto fail` took out of reach. */
import { graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { blockView, drawBlocks } from './draw.ts'
import { deadIn, loopHeads } from './flow.ts'

const notation = {
  kinds: ['block', 'start', 'end'],
  unnamed: ['start', 'end'],
  edgeKinds: ['next', 'failure'],
  groupKinds: ['group'],
  nodes: {
    block: { shape: 'box' },
    start: { shape: 'pill' },
    end: { shape: 'pill' },
  },
  edges: { next: {}, failure: { text: 'Exception', dashed: true } },
  groups: { group: { look: 'panel' } },
  sameSize: 'width',
} as const

const blocks = (code: Record<string, string[]>, notes: Record<string, string>) =>
  Object.entries(code).map(([name, lines]) => ({ name, lines, ...(notes[name] && { note: notes[name] }) }))

export default defineRecipe({
  name: 'Control-flow graph',
  family: 'Flows',
  description:
    'Basic blocks with their code, joined by the jumps between them: which branch leads where, which blocks head a loop, and which can never run. Also called CFG, flow graph of a function or basic-block graph.',
  useWhen:
    'You ask which paths lead through a function: whether a check can be skipped, code is unreachable, a loop has one entry, or how many branches tests must take. Good for 4 to 24 basic blocks of up to 6 lines each; up to 60 are drawn.',
  avoidWhen:
    'Readers do not read code, or people decide: use `decision-flowchart`. You need how an expression is nested: use `abstract-syntax-tree`. You need remarks on lines of code: use `annotated-code`. You need where time is spent: use `flame-graph`.',
  visual: 88,
  ease: 76,
  overall: 86,
  rationale:
    'Reachability and loops are computed from the jumps, so a block that never runs cannot hide among the others. For a long function, draw the part in question. You supply blocks, their lines and where each can go.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(notation),
  sample: {
    title: 'The signature is never checked',
    subtitle:
      'B5 jumps without a condition: {dead} of {blocks} blocks never run, and if all calls succeed, err is 0 at the return',
    source: 'CVE-2014-1266, sslKeyExchange.c; the end of the function, calls shortened',
    focus: ['B5', 'B1 > B2', 'B2 > B3', 'B3 > B4', 'B4 > B5', 'B5 > fail'],
    key: { focus: 'The bug, and the path if all succeed' },
    nodes: blocks(
      {
        B1: ['err = ReadyHash(&hashCtx)'],
        B2: ['err = update(&clientRandom)'],
        B3: ['err = update(&serverRandom)'],
        B4: ['err = update(&signedParams)'],
        B5: ['goto fail'],
        B6: ['err = final(&hashOut)'],
        B7: ['err = sslRawVerify(signature)'],
        B8: ['sslErrorLog(err)'],
        fail: ['SSLFreeBuffer(&signedHashes)', 'SSLFreeBuffer(&hashCtx)', 'return err'],
      },
      { B7: 'signature check' },
    ),
    edges: shortLinks(`B1 > B2 > B3 > B4 > B5: err == 0
      B5 > fail
      B1 > fail: err != 0
      B2 > fail: err != 0
      B3 > fail: err != 0
      B4 > fail: err != 0
      B6 > B7: err == 0
      B6 > fail: err != 0
      B7 > B8: err != 0
      B7 > fail: err == 0
      B8 > fail`),
  },
  draw: (data, sheet) => {
    const dead = deadIn(data)
    const roles = { dead: new Set(dead), heads: loopHeads(data), nodes: data.nodes }
    drawBlocks(data, sheet, {
      notation: { ...notation, node: blockView(roles), layout: { direction: 'down' } },
      dead: roles.dead,
    })
    for (const name of ['dead', 'blocks']) sheet.prove(name, ...(dead.length > 0 ? dead : data.nodes))
  },
  derive: (data) => ({ dead: deadIn(data).length, blocks: data.nodes.length, jumps: data.edges.length }),
  describe: (data) => {
    const dead = deadIn(data).map(({ id, name = id ?? '', note }) => (note === undefined ? name : `${name} (${note})`))
    const heads = namesOf([...loopHeads(data)])
    return `${count(data.nodes.length, 'basic block')} (${enumerate(namesOf(data.nodes), 12)}) and ${count(data.edges.length, 'edge')} between them. ${dead.length === 0 ? 'Every block can run' : `${enumerate(dead)} never run`}; ${heads.length === 0 ? 'there is no loop' : `loops begin at ${enumerate(heads)}`}.${markedWords(data)}`
  },
})
