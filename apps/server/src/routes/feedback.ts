import * as contract from '@brandwright/contract';
import { clearVotes, deleteComment, findKit, lockKitId, markComment, setFeedbackOpen } from '@brandwright/data';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/problem-error.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { feedbackView, ownerComment } from '../services/sharing/feedback-view.ts';

/** What the owner of a kit does with the votes and comments of visitors (M-10). Another's kit is answered as one that does not exist. */
export function feedbackRoutes({ database }: Deps) {
  return {
    readFeedback: endpointHandler(contract.readFeedback, ({ ids, person }) =>
      database.asPerson(person.id, async (scope) =>
        feedbackView(scope, (await findKit(scope, ids.kit)) ?? refuse('route.not_found')),
      ),
    ),

    setFeedback: endpointHandler(contract.setFeedback, ({ ids, body, person }) =>
      database.asPerson(person.id, async (scope) => {
        if (!(await lockKitId(scope, ids.kit))) refuse('route.not_found');
        await setFeedbackOpen(scope, ids.kit, body.isOpen);
      }),
    ),

    clearVotes: endpointHandler(contract.clearVotes, ({ ids, person }) =>
      database.asPerson(person.id, async (scope) => {
        if (!(await lockKitId(scope, ids.kit))) refuse('route.not_found');
        await clearVotes(scope, ids.kit);
      }),
    ),

    markComment: endpointHandler(contract.markComment, ({ ids, body, person }) =>
      database.asPerson(person.id, async (scope) => {
        if ((await findKit(scope, ids.kit)) === null) refuse('route.not_found');
        const marked = await markComment(scope, ids.kit, ids.comment, body.as === 'shown');
        return ownerComment(marked ?? refuse('route.not_found'));
      }),
    ),

    deleteComment: endpointHandler(contract.deleteComment, ({ ids, person }) =>
      database.asPerson(person.id, async (scope) => {
        if ((await findKit(scope, ids.kit)) === null) refuse('route.not_found');
        if (!(await deleteComment(scope, ids.kit, ids.comment))) refuse('route.not_found');
      }),
    ),
  };
}
