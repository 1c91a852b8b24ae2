/**
 * What the editor offers a browser without scripts: the files, and the command that draws them.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { pictureAddress } from '../universal/picture-look.ts'
import { drawCommands } from './edit-markdown.ts'

/** Shown only where scripts do not run. */
export function WithoutScripts({ recipe, view: { root } }: { recipe: Recipe | undefined; view: PageView }) {
  return (
    <div class="unscripted">
      <p>The editor draws in your browser, so it needs JavaScript. Without it, download the files and edit them:</p>
      {recipe === undefined ? (
        <p>
          <a href={root}>Choose a diagram in the gallery</a>
        </p>
      ) : (
        <ul>
          {recipe.data !== undefined && (
            <li>
              <a href={`${root}data/${recipe.id}.json`} download={`${recipe.id}.data.json`}>
                Data
              </a>{' '}
              and their <a href={`${root}schemas/data/${recipe.id}.json`}>JSON Schema</a>
            </li>
          )}
          <li>
            <a href={`${root}api/scenes/${recipe.id}.json`} download={`${recipe.id}.json`}>
              Scene
            </a>
          </li>
          <li>
            <a
              href={root + pictureAddress(recipe.id, { theme: 'light', accent: 'blue' })}
              download={`${recipe.id}.svg`}
            >
              SVG
            </a>
          </li>
        </ul>
      )}
      <p>Then draw them with the command line:</p>
      <pre>
        <code>{drawCommands(recipe)}</code>
      </pre>
    </div>
  )
}
