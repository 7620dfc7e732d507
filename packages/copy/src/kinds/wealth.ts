import type { Kind } from '../kind.ts';

export const wealth: Kind = {
  open: [
    '{name} is {a} for [money|capital] with a [purpose|job] and a [horizon|time frame]. It [works|deals] with {1}, with {2} and with the [nerves|patience] they take.',
    'Markets [rise|talk] and fall. {name}, {a}, [keeps|minds] to {1} and {2} and to what the [money|client] is for.',
    '{name}, {a}, [looks|sees] after {1} and {2} for people who [ask|want to know] how it [works|is done] before they ask what it [earns|makes].',
    'Behind {1} and {2} there are [plans|people]: a [school|company], a [sale|roof], a [quiet|late] year off. {name} is {a} that [starts|begins] there.',
    'It takes a [cool|clear] head to [talk|think] about {1}. {name} is {a} that [tries|aims] to [keep|have] one, for {2} as well.',
    '{name} is {a} that [helps|works with] people on {1} and {2}, with [care|patience] and with [open|clear] reasoning.',
    'Money should [serve|fit] a life and not the other way around. From there {name}, {a}, [goes|moves] on to {1} and {2}.',
  ],
  need: [
    'A [screen|chart] full of arrows [tempts|scares] people into [moving|acting]. Better to have a person nearby who [can|will] say “[wait|nothing today]” and [explain|mean it].',
    'Fees, [risk|spreads], [locks|terms]: clients [sense|suspect] that the [important|real] number is on [page|sheet] nine, and they’re [often|sometimes] right.',
    'Money is [private|emotional], [sums|balances] aside. It’s [worry|pride], it’s [parents|promises], it’s somebody’s idea of enough.',
    'Founders and [savers|heirs] share a [problem|fear]. They’ll do this [once|a few times] in a life, and the other [side|party] does it [daily|for a living].',
    'Trust in this field is [slow|lent]. It’s [built|earned] in dull [months|reports] and [tested|spent] in [one|a single] bad week.',
    'Decisions about money often [come|arrive] at [emotional|busy] times. It helps to have someone [calm|steady] nearby who [asks|knows] what matters to you.',
    'People who [save|build something] for years want to [understand|know] what happens to it. They want clear [reports|answers], and to be told about [risks|doubts] as well as chances.',
  ],
  work: [
    'The [groundwork|homework] is [dry|unseen]: [reading|checking] the accounts, [calling|asking] the people, [pricing|writing down] what could go [wrong|badly].',
    'A [sound|good] plan can be [drawn|told] on [one|a] napkin and [defended|explained] for an hour.',
    'Decisions get [dated|recorded], with the [reason|doubt], so that [hindsight|a lucky year] can’t [flatter|fool] anyone later.',
    'Reports come [out|in] on time in bad [quarters|years] too, and most of all then, with the [loss|cost] in the [first|top] line.',
    'Keys, [codes|vaults], limits and [logs|second signatures]: [safekeeping|security] is [plain|patient] craft, and it’s [never|not ever] done.',
    'Nothing should be [recommended|done] that can’t be [explained|put in plain words]. If the [risk|price] is too high, that’s what you should [hear|be told].',
    'Good work in this field is [slow|careful]: [checking|asking], [weighing|comparing], [waiting|writing it down], and keeping the client’s [goals|interests] in view.',
  ],
  end: [
    'There are [no|never any] guarantees. There’s [diligence|work], and there’s [candor|time].',
    'The [best|right] moment to ask is [early|before].',
    'Slow [money|answers] may [still|well] get there.',
    'Think in [decades|seasons], [write|look] in on [Mondays|quarters].',
    'First the [purpose|why], then the [product|how much].',
    'Ask as many [questions|times] as you need to before you [decide|agree] to anything.',
    'Good plans [leave|have] room for life to [change|happen].',
  ],
  offer: [
    'It works on {1} and {2}, for people who like to [know|see] how things are done.',
    'Clients come to it about {1}, about {2} and about what [comes|to do] next.',
  ],
  told: [
    'The first [paragraph|line] of the [prospectus|memo]',
    'Asked in a [hallway|sentence], the [partner|founder] would [say|answer]',
  ],
  values: {
    quality: 'A [pass|no] is the most [common|frequent] decision, and the [file|reasoning] behind it is as [thick|full].',
    accessibility:
      'You [shouldn’t|don’t] need [millions|a title] or the [lingo|right school] to get a [serious|straight] hearing.',
    innovation:
      'New [rails|instruments] and [tools|data] are [studied|tested] early, [used|bought] late, and [explained|disclosed] throughout.',
    tradition:
      '[Prudence|Thrift], a [ledger|long view], a [word|reputation] kept: [old|earlier] bankers would [nod|recognize it].',
  },
  energy: {
    calm: 'When [others|the tickers] shout, it gets [quieter|slower] here.',
    energetic: 'Deals [have|keep] their own clock, and the [phones|teams] here keep up with it.',
    sophisticated: 'A [small|hushed] room, a [short|bound] report, a [considered|measured] word.',
    playful: 'Money is [serious|no joke]; the people who [look|see] after it can still [smile|laugh].',
  },
  mission: [
    'To handle {1} and {2} with [care|sobriety], in the open, for people who [have|set] a purpose for them.',
    'To explain {1} [clearly|plainly] enough that clients can [disagree|say no].',
    'To put time, [homework|research] and candor into {1}, and [promise|claim] no more than that.',
  ],
  people: [
    'people who think about {1} in decades',
    'owners and savers who want {1} without the fog',
    'founders and companies that need {2}',
  ],
  demographics:
    'Professionals, business owners and retirees with savings or a sale to plan, and companies that need funds or payments, wherever the company may work.',
  psychographics: 'They value candor over charm, want to see the reasoning, and judge an adviser by the bad quarters.',
  traits: ['measured', 'candid'],
  say: 'Put the risk in the first half of the sentence and the chance in the second.',
  tips: [
    'Publish how you decide, as a checklist. People who agree with it will call.',
    'Write a quarterly letter that opens with what went wrong. Have it checked for compliance.',
    'Use no past returns without period, costs and the notice your regulator asks for.',
    'Explain {1} in two minutes of video with a pen and paper.',
    'Put fees in a table with an example for a real amount.',
    'Ask lawyers, tax advisers and founders you’ve worked with for an introduction, one name each.',
    'Show licenses, custody and audit arrangements, as far as you have them, with links.',
  ],
  taglines: [
    'Purpose first',
    'Patience is a position',
    'Ask about the fees',
    'A cool head for long plans',
    'Explained before invested',
    'The long view, in writing',
    'Careful with your money',
  ],
  color: 'look sober without looking old',
  film: 'hear how decisions are made and what common terms really mean',
  ask: 'Request a conversation.',
};
