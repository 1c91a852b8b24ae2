/**
 * What layers do: the shape that each returns, and the parameters that it learns, as PyTorch counts them. Running means
 * of normalizations are no parameters: nothing is learned there.
 */
import { concat, reshape, together } from './joins.ts'
import { channels, first, flag, keep, type LayerSpec, lastSize } from './layer-spec.ts'
import { productOf, slide, widen } from './shapes.ts'
import { attention, learned, linear, norm, recurrent, scaleAndShift } from './vectors.ts'
import { conv, pool, upsample, windowWords } from './windows.ts'

const plain = (title: string): LayerSpec => ({ title, run: keep })
const normed = (title: string, run: LayerSpec['run']): LayerSpec => ({ title, may: ['in', 'bias'], run })

/** All kinds of layers. */
export const ops = {
  linear: {
    title: 'Linear',
    needs: ['out'],
    may: ['in', 'bias'],
    run: (given) => linear(given, (size, out) => size * out + flag(given.set.bias) * out),
  },
  conv: {
    title: 'Conv',
    needs: ['out', 'kernel'],
    may: ['in', 'stride', 'padding', 'groups', 'bias'],
    run: conv(slide),
    says: (set, given) => ` ${windowWords(set, given)}`,
  },
  upconv: {
    title: 'Transposed conv',
    needs: ['out', 'kernel'],
    may: ['in', 'stride', 'padding', 'groups', 'bias'],
    run: conv(widen),
    says: (set, given) => ` ${windowWords(set, given)}`,
  },
  embedding: {
    title: 'Embedding',
    needs: ['in', 'out'],
    run: ({ set: { in: rows = 1, out = 1 }, takes: [shape = []] }) => ({ shape: [...shape, out], params: rows * out }),
    says: ({ in: rows = 1 }) => `, ${rows.toLocaleString('en-US')} tokens`,
  },
  position: {
    title: 'Adds learned positions',
    may: ['in'],
    run: learned,
    says: ({ in: rows }) => (rows === undefined ? '' : `, ${rows.toLocaleString('en-US')}`),
  },
  attention: {
    title: 'Attention',
    needs: ['heads'],
    may: ['in', 'kvHeads', 'bias'],
    run: attention,
    says: ({ heads = 1, kvHeads }) => `, ${heads} heads${kvHeads === undefined ? '' : `, ${kvHeads} of keys`}`,
  },
  layernorm: normed('LayerNorm', norm(lastSize, scaleAndShift)),
  rmsnorm: { title: 'RMSNorm', may: ['in'], run: norm(lastSize, () => 1) },
  batchnorm: normed('BatchNorm', norm(channels, scaleAndShift)),
  groupnorm: normed('GroupNorm', norm(channels, scaleAndShift)),
  lstm: { title: 'LSTM', needs: ['out'], may: ['in', 'bias'], run: recurrent(4) },
  gru: { title: 'GRU', needs: ['out'], may: ['in', 'bias'], run: recurrent(3) },
  relu: plain('ReLU'),
  gelu: plain('GELU'),
  silu: plain('SiLU'),
  tanh: plain('Tanh'),
  sigmoid: plain('Sigmoid'),
  softmax: plain('Softmax'),
  dropout: plain('Dropout'),
  maxpool: {
    title: 'Max pool',
    needs: ['kernel'],
    may: ['stride', 'padding'],
    run: pool,
    says: (set, given) => ` ${windowWords(set, given)}`,
  },
  avgpool: {
    title: 'Average pool',
    needs: ['kernel'],
    may: ['stride', 'padding'],
    run: pool,
    says: (set, given) => ` ${windowWords(set, given)}`,
  },
  globalpool: {
    title: 'Global average pool',
    run: (given) => ({ shape: [channels(given) ?? 1], params: 0 }),
  },
  upsample: { title: 'Upsample', may: ['stride'], run: upsample, says: ({ stride = 2 }) => ` ×${stride}` },
  flatten: { title: 'Flatten', run: (given) => ({ shape: [productOf(first(given))], params: 0 }) },
  reshape: { title: 'Reshape', needs: ['shape'], run: reshape },
  add: { title: 'Add', run: together },
  multiply: { title: 'Multiply', run: together },
  concat: { title: 'Concat', run: concat },
  input: { title: 'Input', needs: ['shape'], run: ({ set }) => ({ shape: set.shape ?? [], params: 0 }) },
  output: plain('Output'),
  other: {
    title: 'Other',
    may: ['shape', 'params'],
    run: (given) => ({ shape: given.set.shape ?? first(given), params: given.set.params ?? 0 }),
  },
} as const satisfies Record<string, LayerSpec>

export type LayerOp = keyof typeof ops

/** All kinds by name, the commonest first. */
export const opNames = Object.keys(ops) as [LayerOp, ...LayerOp[]]

/** The kind of a layer. */
export const specOf = (op: LayerOp): LayerSpec => ops[op]
