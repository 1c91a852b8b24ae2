/** GPT-2 small, worked out from its published configuration: where its 124 million parameters are. */
import * as z from 'zod'
import { list, optionalList } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { writeTimes } from '../../drawing/values/format.ts'
import { drawNetwork } from './draw.ts'
import { networkOf, titleOf } from './network.ts'
import { blockProblem, checkShapes, layerProblem } from './rules.ts'
import { block, layer } from './schema.ts'
import { writeShape } from './shapes.ts'
import { shareOf } from './sizes.ts'

export default defineRecipe({
  name: 'Neural network graph',
  family: 'Flows',
  description:
    'The layers of a neural network in order, tensor shapes between them, skip connections, repeated blocks in a frame, and beside each layer a bar of its parameters, counted from its settings. Also called model architecture diagram or layer graph.',
  useWhen:
    'You show what a model is made of, which shapes pass between its layers and where its parameters are. You have what print(model) or model.summary() lists: up to 120 layers with their settings.',
  avoidWhen:
    'Steps of a program call models and tools: use `agent-workflow` or `rag-pipeline`. You compare the sizes of a few models: use `ordered-bar`. Any boxes and arrows: use `flow-graph`. Only shares of a whole count: use `treemap`.',
  visual: 88,
  ease: 64,
  overall: 86,
  rationale:
    'Bars beside the layers show where the parameters are, and every shape and count follows from the settings. One changed width by hand moves shapes and bars below it. You supply layers as the code has them.',
  reviewed: '2026-11-28',
  revision: 1,
  data: form(
    'own',
    {
      channels: z
        .enum(['first', 'last'])
        .default('first')
        .describe('Where images have their channels: first in PyTorch, last in Keras'),
      layers: list(layer, { max: 120, of: 'Layers in the order of the forward pass; the first is an input' }),
      blocks: optionalList(block, { max: 12, of: 'Blocks that are repeated' }),
    },
    {
      checks: ({ unique, refersTo, each }) => [
        unique('layers', 'blocks'),
        refersTo(['layers.*.from.*', 'layers.*.ties'], { to: 'layers', what: 'a layer' }),
        refersTo(['layers.*.block'], { to: 'blocks', what: 'a block' }),
        each('layers.*', (layer, { before }) => layerProblem(layer, before)),
        each('blocks.*', (block, { data }) => blockProblem(block, data)),
        checkShapes,
      ],
      targets: ({ layers, blocks = [] }) => namedTargets([...layers, ...blocks]),
    },
  ),
  // Sizes: https://huggingface.co/openai-community/gpt2 (config.json); transformers counts 124,439,808 parameters too.
  sample: {
    title: 'MLPs of GPT-2 small have {times} the parameters of attention',
    subtitle: 'Widening 768 features to 3,072, c_fc alone learns as many parameters as all of attention',
    source: 'Published configuration of GPT-2 small; without dropout, which learns nothing',
    layers: [
      { name: 'tokens', op: 'input', shape: [1024] },
      { name: 'wte', op: 'embedding', in: 50257, out: 768, part: 'Embeddings' },
      { name: 'wpe', op: 'position', in: 1024, part: 'Embeddings' },
      { name: 'ln_1', op: 'layernorm', block: 'Block' },
      { name: 'attn', op: 'attention', heads: 12, block: 'Block', part: 'Attention' },
      { id: 'sum', op: 'add', from: ['attn', 'wpe'], block: 'Block' },
      { name: 'ln_2', op: 'layernorm', block: 'Block' },
      { name: 'c_fc', op: 'linear', out: 3072, block: 'Block', part: 'MLP' },
      { op: 'gelu', block: 'Block', part: 'MLP' },
      { name: 'c_proj', op: 'linear', out: 768, block: 'Block', part: 'MLP' },
      { op: 'add', from: ['c_proj', 'sum'], block: 'Block' },
      { name: 'ln_f', op: 'layernorm' },
      { name: 'lm_head', op: 'linear', out: 50257, bias: false, ties: 'wte' },
      { name: 'logits', op: 'output' },
    ],
    blocks: [{ name: 'Block', times: 12 }],
    focus: ['c_fc', 'c_proj'],
  },
  draw: drawNetwork,
  derive: (data) => {
    const { nodes, parts, total } = networkOf(data)
    const byParams = parts.toSorted((a, b) => b.params - a.params)
    const [largest, least] = [byParams[0], byParams.at(-1)]
    const layer = nodes.toSorted((a, b) => b.params - a.params)[0]
    return {
      total: total.toLocaleString('en-US'),
      layer: layer === undefined ? '' : titleOf(layer.layer),
      layerShare: shareOf(layer?.params ?? 0, total),
      ...(largest === undefined || least === undefined
        ? {}
        : {
            largest: largest.name,
            largestShare: shareOf(largest.params, total),
            least: least.name,
            leastShare: shareOf(least.params, total),
            ...(least.params > 0 ? { times: writeTimes(largest.params / least.params) } : {}),
          }),
    }
  },
  describe: (data) => {
    const { nodes, parts, total } = networkOf(data)
    const [first, last] = [nodes[0], nodes.at(-1)]
    const ends = `from ${writeShape(first?.shape ?? [])} to ${writeShape(last?.shape ?? [])}`
    const repeated = (data.blocks ?? []).map(({ name, times }) => `${name} is repeated ${count(times, 'time')}`)
    const sums = parts.map(({ name, params }) => `${name} ${shareOf(params, total)}`)
    const [largest, least] = [0, -1].map((at) => parts.toSorted((a, b) => b.params - a.params).at(at))
    const isMore = largest !== undefined && least !== undefined && 0 < least.params && least.params < largest.params
    const said = [
      `A network of ${count(nodes.length, 'node')}, ${ends}, with ${total.toLocaleString('en-US')} parameters`,
      ...(repeated.length === 0 ? [] : [enumerate(repeated, 4)]),
      ...(sums.length === 0 ? [] : [`parts: ${enumerate(sums, 8)}`]),
      ...(isMore
        ? [`${largest.name} has ${writeTimes(largest.params / least.params)} the parameters of ${least.name}`]
        : []),
    ]
    return `${said.join('; ')}.`
  },
})
