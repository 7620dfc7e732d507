import type { Enhancement } from '@brandwright/contract';
import { networks, writtenBy } from '@brandwright/kit';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { enhancement as words } from '../../content/enhancement.ts';

interface Props {
  readonly texts: Enhancement;
}

const { parts } = words;

/** Everything that was written, each part ready to be copied, and who wrote it (row I-03). */
export function EnhancementTexts({ texts }: Props) {
  const { brandStory, missionStatement, elevator, taglines, colorPsychology, marketingTips } = texts;
  return (
    <>
      <div className="texts">
        <Part title={parts.brandStory} copied={brandStory}>
          <p className="story">{brandStory}</p>
        </Part>
        <Part title={parts.missionStatement} copied={missionStatement}>
          <p>{missionStatement}</p>
        </Part>
        <Part title={parts.elevator} copied={elevator}>
          <p>{elevator}</p>
        </Part>
        <Part title={parts.taglines} copied={taglines.join('\n')}>
          <ul className="lines">
            {taglines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
        <Audience texts={texts} />
        <Voice texts={texts} />
        <Part title={parts.colorPsychology} copied={colorPsychology}>
          <p>{colorPsychology}</p>
        </Part>
        <Part title={parts.marketingTips} copied={marketingTips.join('\n')}>
          <ol>
            {marketingTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ol>
        </Part>
        <Bios texts={texts} />
      </div>
      <p className="said">
        {writtenBy(texts)} {words.check[texts.writer.kind]}
      </p>
    </>
  );
}

interface PartProps {
  readonly title: string;
  /** What its button copies. */
  readonly copied?: string;
  readonly children: ReactNode;
}

function Part({ title, copied, children }: PartProps) {
  return (
    <section className="part" aria-label={title}>
      <h3>{title}</h3>
      <div className="written">{children}</div>
      {copied === undefined ? null : <CopyButton what={title} text={copied} />}
    </section>
  );
}

interface CopyButtonProps {
  /** What it copies, for readers who do not see what stands beside it. */
  readonly what: string;
  readonly text: string;
}

function CopyButton({ what, text }: CopyButtonProps) {
  const press = (): void => copyText(text, words.copied(what), words.copyFailed, what);
  return (
    <button type="button" className="button plain" aria-label={words.copyOf(what)} onClick={press}>
      <Copy aria-hidden="true" />
      {words.copy}
    </button>
  );
}

function Audience({ texts: { targetAudience: audience } }: Props) {
  const rows = [
    [words.audience.primary, audience.primary],
    [words.audience.demographics, audience.demographics],
    [words.audience.psychographics, audience.psychographics],
  ] as const;
  return (
    <Part title={parts.targetAudience} copied={rows.map(([title, text]) => `${title}: ${text}`).join('\n')}>
      <dl>
        {rows.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Voice({ texts: { brandVoice: voice } }: Props) {
  return (
    <Part title={parts.brandVoice} copied={`${voice.tone}\n${voice.personality.join(', ')}`}>
      <p>{voice.tone}</p>
      <ul className="traits">
        {voice.personality.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
    </Part>
  );
}

function Bios({ texts: { bios } }: Props) {
  return (
    <section className="part bios" aria-label={parts.bios}>
      <h3>{parts.bios}</h3>
      <ul>
        {networks.map(({ key, name, limit }) => (
          <li key={key} className="bio">
            <h4>{name}</h4>
            <p>{bios[key]}</p>
            <p className="count">{words.count([...bios[key]].length, limit)}</p>
            <CopyButton what={name} text={bios[key]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
