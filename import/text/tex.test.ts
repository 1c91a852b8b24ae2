/** Formulas of TeX in words. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { plainFormulas } from './tex.ts'

test.each([
  ['x^2', 'x²'],
  ['\\frac{1}{2}', '½'],
  ['\\frac{3}{4}x', '¾x'],
  ['\\frac{a+b}{c}', '(a+b)/c'],
  ['\\frac{\\frac{a}{b}}{12}', '(a/b)/12'],
  ['\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', '(−b±√(b²−4ac))/(2a)'],
  ['\\sqrt{x+3}', '√(x+3)'],
  ['\\sqrt[3] 8', '³√8'],
  ['\\pi r^2', 'πr²'],
  ['e^{-2\\pi i}', 'e^(−2πi)'],
  ['a^{n+1} + b_{12} + x_i + y_{max}', 'aⁿ⁺¹ + b₁₂ + x_i + y_(max)'],
  ['x = \\begin{cases} a &\\text{if } b \\\\ c &\\text{if } d \\end{cases}', 'x = {a if b; c if d}'],
  [
    'x(t)=c_1\\begin{bmatrix}-\\cos{t}+\\sin{t}\\\\ 2\\cos{t} \\end{bmatrix}e^{2t}',
    'x(t) = c₁[−cos(t)+sin(t); 2 cos(t)]e^(2t)',
  ],
  ['\\begin{array}{cc} a & b \\end{array}', 'a b'],
  ['\\overbrace{a+b+c}^{\\text{note}}', 'a + b + c (note)'],
  ['\\phase{-78^\\circ}', '∠−78°'],
  ['\\int_{-\\infty}^\\infty \\hat{y}(\\xi)\\,d\\xi', '∫_(−∞)^∞ ŷ(ξ) dξ'],
  ['\\sin x + a\\log_2 n', 'sin x + a log₂ n'],
  ['\\sum_{i=1}^{n} \\sin^2(x)', '∑_(i=1)ⁿ sin²(x)'],
  ['\\Bigg(\\left.a \\le b\\right)', '(a≤b)'],
  ["f'(x) \\to -1, \\{0\\}", 'f′(x) → −1, {0}'],
  ['\\mathbb{R} \\unknown{x}', 'R\\unknownx'],
  ['\\frac{1}{2', '½'],
  ['x^', 'x'],
  ['\\begin{cases} a', '{a}'],
])('%s is %s', (tex, words) => {
  expect(plainFormulas(`$$${tex}$$`)).toBe(words)
})

test('words around formulas stay, and dollars alone are money', () => {
  expect(plainFormulas('area $$\\pi r^2$$ and $$x_1$$!')).toBe('area πr² and x₁!')
  for (const text of ['$$$$', '$$5', 'from $$5', '$\\pi$', '\\pi']) expect(plainFormulas(text)).toBe(text)
})

test('a formula that is nested as deep as it is long ends', () => {
  expect(plainFormulas(`$$${'{'.repeat(1000)}$$`)).toBe('')
  expect(plainFormulas(`$$${'x^'.repeat(500)}$$`)).toMatch(/^x\^/)
})

test('Mermaid shows formulas of nodes and links in words, and says so', async () => {
  const outcome = await importDiagram('flowchart LR\nA["$$x^2$$"] -->|"$$\\neq \\nu$$"| B("$$\\sqrt{a+1}$$")')
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings))
  const { nodes, edges } = outcome.data as { nodes: { name: string }[]; edges: { text: string }[] }
  expect([...nodes.map(({ name }) => name), edges[0]?.text]).toEqual(['x²', '√(a+1)', '≠ ν'])
  expect(outcome.notes.map(({ what }) => what)).toEqual(['the layout of formulas'])
})
