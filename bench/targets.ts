/**
 * The request targets that a running service is measured with.
 */
import { looks } from '../src/render/palette.ts'

export type Targets = {
  /** One SVG. */
  svg: string
  /** Every recipe in every look. */
  pictures: string[]
  /** Pairs of beginnings of words of the recipes' names. */
  searches: string[]
}

/** Makes the targets from the served catalog. */
export async function targetsOf(port: number): Promise<Targets> {
  const { recipes } = (await (await fetch(`http://127.0.0.1:${port}/api/diagrams`)).json()) as {
    recipes: { id: string; name: string }[]
  }
  const words = recipes.flatMap(({ name }) => name.toLowerCase().split(/\W+/)).filter((word) => word.length > 3)
  return {
    svg: '/api/diagrams/request-sequence/svg',
    pictures: recipes.flatMap(({ id }) =>
      looks.map(({ theme, accent }) => `/api/diagrams/${id}/svg?theme=${theme}&accent=${accent}`),
    ),
    searches: words.flatMap((word) => words.map((other) => `/api/diagrams?q=${word.slice(0, 4)}+${other.slice(0, 3)}`)),
  }
}
