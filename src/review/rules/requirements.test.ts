/** What the rules ask of a scene, word for word: every limit is said as it is. */
import { expect, test } from 'vitest'
import { rules } from './rules.ts'

const said: Record<string, string> = {
  'R01 block':
    "A title of 12 to 120 characters names subject and kind, a description of 60 to 600 says what is drawn and what to notice; plain text, no filler, not just the recipe's name.",
  'R02 warn':
    'A picture that is read along its connectors (one or more per 12 elements) aims for 120 elements or fewer; in one drawn on the grid (R11), coordinates are whole pixels.',
  'R03 block':
    '24 px stay free on every side; content reaches across 70% of the canvas in each direction; left and right margins differ by at most 16 px.',
  'R04 block':
    'No text is below 12 px or a hundredth of the canvas width; names of nodes are at least 14 px, main labels 16 px.',
  'R05 warn': 'Type sizes are 12, 14, 16, 20, 24, 28 px, at most 5 of them in one scene.',
  'R06 block':
    'A label keeps 8 px to the sides of its box (4 px with up to 4 characters) and 4 px above and below, in the widest font a viewer may have; a lone centered label is in the middle within 2 px.',
  'R07 block': 'Texts keep 2 px between them sideways; lines of one block are at least 1.25 × their size apart.',
  'R08 block':
    'Connectors, outlines, rules and series stay 2 px clear of every text; a stroke may pass behind a text that is on a filled shape.',
  'R09 block':
    "An arrow's tip is within 2 px of an edge or a lifeline, or up to 12 px beside a text; its tail starts on an edge; it meets the edge at 30° or more. A dot of up to 8 px radius counts as a whole.",
  'R10 block':
    'A connector does not run through a node that it does not join. Dashed groups, panels that hold nodes, thin bars and small marks that sit on the connector are not obstacles.',
  'R11 warn':
    'Boxes are at multiples of 8 px (below 32 px of width or height: 4 px), horizontal and vertical lines at multiples of 4 px; boxes of one row or column have equal gaps. Where more than one and a quarter or more of them are elsewhere, as with values on a scale, the picture is on no grid and is not held to one.',
  'R12 warn':
    'No connectors cross where lifelines hang; elsewhere at most one crossing per 5 connectors, at 60° or more; at most 2 bends in a connector. Plain lines between dots show values, and may cross.',
  'R13 block':
    'Text is ink, muted, accent, positive or negative on the page, surface, rule and soft; surface on accent, positive, negative, ink and muted; ink on rule without an outline, a half-tone of a solid fill and a solid fill in dashes of surface.',
  'R14 block':
    'Arrows, connectors, lifelines and dashed groups without a fill are muted, ink, accent, positive or negative; rule, soft and surface are for grid lines and backgrounds.',
  'R15 block':
    'What is positive or negative has a sign or a word within 24 px or at the end of a leader, or is dashed; at most 3 series of a chart differ by color.',
  'R16 warn': 'At most 30% of the elements are accent or soft, so that one thing stands out.',
  'R17 warn': 'Labeled shapes come in at most 6 styles (shape, fill, stroke, dash).',
  'R18 warn':
    'Every arrow, and every plain line between shapes with names, has a text within 24 px of it, or a key explains its kind. Strokes below 32 px need none, nor does a tree or chain in which more than a third say nothing.',
  'R19 block':
    'A title is at the top left; 80% of the solid arrows (of 5 or more that lead on from one another, and not between lifelines) run with one main flow, to the right or down, but for those that close a circle; no text is covered by a fill drawn after it.',
  'R22 warn':
    'No empty rectangle takes up more than 25% of the canvas; a panel or group ends at most 40 px (or 15% of its height) after its contents; lifelines end at most 32 px after the last mark.',
  'R24 block':
    'No lorem, foo or "Service A"; hosts are example.com or reserved names, addresses come from the documentation blocks (RFC 5737, RFC 3849) or private ones.',
}

test.each(rules)('$id says what it asks', ({ id, level, requirement }) => {
  expect(requirement).toBe(said[`${id} ${level}`])
})
