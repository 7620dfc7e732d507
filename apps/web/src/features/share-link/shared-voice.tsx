import type { SharedKit } from '@brandwright/contract';
import { writtenBy } from '@brandwright/kit';
import { shared } from '../../content/share-link.ts';

const words = shared.voice;

/** What was written for the brand, and who wrote it (row I-03). */
export function SharedVoice({ voice }: { readonly voice: NonNullable<SharedKit['voice']> }) {
  const { story, mission, tone, personality, writer } = voice;
  return (
    <div className="voice">
      <h3>{words.title}</h3>
      <p className="story">{story}</p>
      <dl>
        <div>
          <dt>{words.mission}</dt>
          <dd>{mission}</dd>
        </div>
        <div>
          <dt>{words.tone}</dt>
          <dd>
            {tone} <span className="traits">{personality.join(', ')}</span>
          </dd>
        </div>
      </dl>
      <p className="said">{writtenBy({ writer })}</p>
    </div>
  );
}
