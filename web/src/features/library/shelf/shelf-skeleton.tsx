import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import './shelf.css';

const PLACES = ['one', 'two', 'three', 'four'];

/** A shelf whose books are still being fetched. */
export const ShelfSkeleton = ({ label }: { label: string }) => (
  <div className="mt-6">
    <Skeleton label={label}>
      <div className="shelf">
        {PLACES.map((place) => (
          <div key={place}>
            <div className="shelf-stand">
              <Bone className="h-38 w-30" />
            </div>
            <Bone className="mt-3 ml-2 h-3 w-24" />
          </div>
        ))}
      </div>
    </Skeleton>
  </div>
);
