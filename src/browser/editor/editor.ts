/**
 * What runs in the editor: reads what the page knows, and brings form, picture and history together.
 *
 * Nothing that is edited is sent anywhere.
 */
import '../page.ts'
import { startEditor } from './start.tsx'

void startEditor()
