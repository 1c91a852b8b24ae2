/** A story map: what each release lets people do from end to end. */
import * as z from 'zod'
import { list, name, note, optionalList, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawStoryMap } from './draw.ts'
import { groceries } from './sample.ts'
import { firstReleaseOf, gapIn, missingAt, type StoryMap, stepsIn, storiesAt, walkableFrom } from './walk.ts'

const release = (description: string) => name(description, 24)

const story = z.strictObject({
  name: words(60, 'What somebody can do'),
  release: release('The release that it is in'),
  note: note('A second line, such as a ticket', 40).optional(),
})

const step = z.strictObject({
  name: name('A step: verb and object', 30),
  stories: optionalList(story, { max: 12, of: 'Its stories, the most needed first' }),
})

const storiesIn = (data: StoryMap) => stepsIn(data).flatMap(({ stories = [] }) => stories)

const nameOf = (place: number, { releases }: StoryMap): string => releases[place]?.name ?? 'no release'

export default defineRecipe({
  name: 'User story map',
  family: 'Time & planning',
  description:
    'Activities and steps of a product as a backbone, user stories below their steps, sliced by release. A line through each release joins the steps that can be done by then and breaks where a story is missing. Also called story mapping, user-story map or release slices.',
  useWhen:
    'You cut a product into releases and ask whether the first is a walking skeleton: something from end to end, for each user. Good for 2 to 5 activities with 5 to 10 steps (12 at most), 2 to 4 releases and up to 60 stories; needs the steps in the order of the story.',
  avoidWhen:
    'Tickets move through states: use `kanban-board`. Teams plan by quarter: use `roadmap-lanes`. You need how people feel at each step: use `user-journey`. Events and commands of a system: use `event-modeling`. Work split into parts with effort: use `work-breakdown-structure`.',
  visual: 88,
  ease: 80,
  overall: 86,
  rationale:
    'A broken line shows the step that a release forgot, which a list of stories hides. A new story by hand is a copied card, and the slices below it move. You supply activities, steps and stories with their releases; what can be done by each release is computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: form(
    'own',
    {
      releases: list(z.strictObject({ name: release('The release'), note: note('What it is for', 40).optional() }), {
        max: 5,
        of: 'Releases, the first on top',
      }),
      activities: list(
        z.strictObject({
          name: name('What people do, such as Order', 30),
          steps: list(step, { max: 12, of: 'Its steps, in the order of the story' }),
        }),
        { max: 8, of: 'Activities, in the order of the story' },
      ),
    },
    {
      checks: ({ unique, refersTo }) => [
        unique('releases', 'activities', 'activities.*.steps'),
        refersTo(['activities.*.steps.*.stories.*.release'], { to: 'releases', what: 'a release' }),
        (data) => {
          const [steps, stories] = [stepsIn(data).length, storiesIn(data).length]
          return [
            ...(steps > 12
              ? [{ at: 'activities', problem: `have ${steps} steps; 12 fit. Draw a map for each part of the story` }]
              : []),
            ...(stories > 60 ? [{ at: 'activities', problem: `have ${stories} stories; 60 fit` }] : []),
          ]
        },
      ],
      targets: (data) => [
        ...namedTargets(data.releases),
        ...namedTargets(data.activities),
        ...namedTargets(stepsIn(data)),
        ...namedTargets(storiesIn(data)),
      ],
    },
  ),
  sample: groceries,
  draw: (data, sheet) => {
    drawStoryMap(data, sheet)
    const [first] = data.releases
    const gap = gapIn(data)
    for (const claim of ['release', 'walkable']) if (first !== undefined) sheet.prove(claim, first)
    for (const claim of ['gap', 'missing']) sheet.prove(claim, gap ?? '@walk')
    const fixed = gap?.stories?.find((each) => each.release === nameOf(firstReleaseOf(gap, data), data))
    sheet.prove('fix', fixed ?? gap ?? '@walk')
    sheet.prove('whole', data.releases[walkableFrom(data)] ?? '@walk')
    sheet.prove('steps', ...stepsIn(data))
    sheet.prove('stories', ...storiesIn(data))
  },
  derive: (data) => {
    const gap = gapIn(data)
    const steps = stepsIn(data).length
    return {
      release: nameOf(0, data),
      gap: gap?.name ?? 'nothing',
      fix: gap === undefined ? nameOf(0, data) : nameOf(firstReleaseOf(gap, data), data),
      whole: nameOf(walkableFrom(data), data),
      walkable: steps - missingAt(0, data).length,
      missing: missingAt(0, data).length,
      steps,
      stories: storiesIn(data).length,
    }
  },
  describe: (data) => {
    const releases = data.releases.map((each, index) => {
      const missing = missingAt(index, data).map(({ name: own }) => own)
      const own = stepsIn(data).reduce((sum, each) => sum + storiesAt(each, index, data).length, 0)
      return `${each.name} has ${count(own, 'story', 'stories')} and ${missing.length === 0 ? 'can be walked from end to end' : `lacks ${enumerate(missing, 4)}`}`
    })
    return `A story map of ${count(data.activities.length, 'activity', 'activities')} with ${count(stepsIn(data).length, 'step')}: ${enumerate(
      stepsIn(data).map((each) => each.name),
      8,
    )}. ${releases.join('; ')}.`
  },
})
