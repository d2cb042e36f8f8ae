/** The engine's page in Chromium: the offscreen document. */
import { serve } from '../messages/server';
import { extractInWorker } from './engine';

serve({ 'engine.extract': extractInWorker });
